// Written by `./lantern client-types` from the Python models. Do not edit.

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

export interface CharacterView {
  seat: Seat;
  name: string;
  occupation: string;
  background: string;
  skills: readonly string[];
  equipment: readonly string[];
  rituals: readonly string[];
  conditions: readonly string[];
  starting: number;
  /** null: veiled (EF-R23). */
  ruin: number | null;
  turned: boolean;
  lost: boolean;
  fate: '' | 'dies' | 'belongs';
  co_gm: boolean;
  settled: boolean;
}

/** EF-RISK-01 What could go wrong, and who says so. */
export interface Answer {
  seat: Seat;
  words: string;
}

/** EF-RISK-30 Why a die is taken. */
export interface Claim {
  source: 'occupation' | 'background' | 'skills' | 'equipment';
  words: string;
}

/** EF-RISK-04 A light die, and its price. */
export interface Bargain {
  seat: Seat;
  words: string;
  standing: 'offered' | 'accepted' | 'declined' | 'cancelled';
}

/** EF-R18 One die as it fell, and whose it is. */
export interface Die {
  colour: 'light' | 'dark';
  why: 'skill' | 'bargain' | 'risk' | 'reroll' | 'help' | 'edge' | 'ruin' | 'deadly' | 'extra' | 'blind';
  owner: Seat;
  face: number;
}

export interface HelpView {
  seat: Seat;
  accepted: boolean;
  exposed: boolean;
  exposure: string;
  die: Die | null;
  used: boolean;
  matched: boolean;
}

export interface PassView {
  dice: readonly Die[];
  helped: readonly Die[];
  compare: boolean | null;
  /** Whether it marked Ruin; null where the viewer may not know. */
  marked: boolean | null;
}

/** A chance, as top and bottom of a fraction. */
export interface Exact {
  top: number;
  bottom: number;
}

/** What may come of it. */
export interface Outlook {
  fail: Exact;
  complication: Exact;
  success: Exact;
  /** The chance that the roller marks Ruin at all, by current Ruin from 0 to 6. */
  marks: readonly Exact[];
}

/** EF-UI-12 A pool and its chances. */
export interface PoolOdds {
  light: number;
  dark: number;
  /** Without any re-roll. */
  stand: Outlook;
  /** P1 to P3: re-roll a fail once; a fail up to three times; anything below 6 up to three times. */
  policies: readonly Outlook[];
  /** For each helper, in one pass. */
  helper_marks: Exact;
}

export interface RiskView {
  type: 'Risk';
  number: number;
  roller: Seat;
  task: string;
  ritual: boolean;
  stage: 'declared' | 'gathering' | 'window' | 'risk' | 'describe';
  answers: readonly Answer[];
  skill: Claim | null;
  struck: readonly string[];
  bargains: readonly Bargain[];
  dark: boolean;
  ordered: boolean;
  helps: readonly HelpView[];
  hung_back: readonly Seat[];
  passes: readonly PassView[];
  /** The die that is read, once the dice are. */
  highest: number | null;
  complication: string | null;
  success: string | null;
  passed_on: boolean;
  /** Of the pool as it stands, or of one more re-roll once the dice lie. */
  odds: PoolOdds | null;
}

export interface ContenderView {
  seat: Seat;
  agreed: boolean;
  edge: Claim | null;
  sealed: boolean;
  /** How many extra dark dice; known to their owner alone until the reveal. */
  extra: number | null;
  /** All other dice, for their owner. */
  others: number | null;
  fewest: number | null;
}

export interface ContestView {
  type: 'Contest';
  number: number;
  proposer: Seat;
  stake: string;
  deadly: boolean | null;
  gathering: boolean;
  contenders: readonly ContenderView[];
  conceded: readonly Seat[];
}

export interface RuinRollView {
  type: 'RuinRoll';
  number: number;
  seat: Seat;
  cause: string;
  stage: 'proposed' | 'called' | 'condition';
  die: Die | null;
}

export interface ConsentView {
  to: 'resume' | 'withdraw' | 'end' | 'bot';
  agreed: number;
  of: number;
  /** Who, where that is known; for the pause card it is not. */
  seats: readonly Seat[];
  mine: boolean;
}

/** EF-RISK-28 A bargain that comes true. */
export interface Promise {
  roller: Seat;
  author: Seat;
  words: string;
}

export interface ReductionView {
  seat: Seat;
  act: string;
  stage: 'asked' | 'accepted' | 'choice' | 'noticed';
  die: Die | null;
  closed_since: number;
}

export interface BlindView {
  colours: readonly ('light' | 'dark')[];
  /** Empty for those who may not see them yet. */
  dice: readonly Die[];
  opened: boolean;
}

export interface View {
  /** Whose view it is; null for anyone who only watches. */
  seat: Seat | null;
  seats: number;
  gm: Seat | null;
  bot_gm: boolean;
  /** Who speaks for the Forest in the open roll. */
  keeper: Seat | null;
  push_always: boolean;
  veil: boolean;
  evening: number;
  closed: number;
  characters: readonly CharacterView[];
  roll: RiskView | ContestView | RuinRollView | null;
  called: Seat | null;
  paused: boolean;
  consents: readonly ConsentView[];
  promises: readonly Promise[];
  reductions: readonly ReductionView[];
  blind: readonly BlindView[];
  notes: readonly string[];
  ending: 'evening' | 'lost' | 'book' | null;
}

/** Name, Occupation or Background of one's own character; no words take it away. */
export interface Write {
  type: 'Write';
  field: 'name' | 'occupation' | 'background';
  words: string;
}

export interface AddEntry {
  type: 'AddEntry';
  kind: 'skills' | 'equipment' | 'rituals';
  words: string;
}

export interface StrikeEntry {
  type: 'StrikeEntry';
  kind: 'skills' | 'equipment' | 'rituals';
  index: number;
}

/** EF-R03 What becomes of a lost character. */
export interface ChooseFate {
  type: 'ChooseFate';
  fate: 'dies' | 'belongs';
}

/** EF-RISK-01 The task, and the question what could go wrong. */
export interface Declare {
  type: 'Declare';
  ritual: boolean;
  words: string;
}

export interface AnswerWhatCouldGoWrong {
  type: 'AnswerWhatCouldGoWrong';
  words: string;
}

/** EF-RISK-02 The game master lets dice be gathered without an answer. */
export interface Waive {
  type: 'Waive';
}

export interface ClaimSkill {
  type: 'ClaimSkill';
  source: 'occupation' | 'background';
  words: string;
}

/** EF-RISK-03 The roller leaves the skill die out. */
export interface DropSkill {
  type: 'DropSkill';
}

/** EF-RISK-30 The game master does not let the claim count. */
export interface StrikeSkill {
  type: 'StrikeSkill';
}

export interface OfferBargain {
  type: 'OfferBargain';
  words: string;
}

export interface AcceptBargain {
  type: 'AcceptBargain';
  index: number;
}

export interface DeclineBargain {
  type: 'DeclineBargain';
  index: number;
}

/** EF-R07 It touches my character, and I do not want it. */
export interface ObjectToBargain {
  type: 'ObjectToBargain';
  index: number;
}

/** EF-RISK-06 Risk mind or body. */
export interface TakeDark {
  type: 'TakeDark';
}

/** EF-RISK-06 Think better of it, while nothing forces the dark die. */
export interface DropDark {
  type: 'DropDark';
}

/** EF-RISK-08 The game master says that there must be a dark die. */
export interface OrderDark {
  type: 'OrderDark';
}

/** EF-RISK-11 */
export interface RollDice {
  type: 'RollDice';
}

/** Call the open roll off. */
export interface WithdrawRoll {
  type: 'WithdrawRoll';
}

/** EF-RISK-12 No more help in this pass. */
export interface CloseWindow {
  type: 'CloseWindow';
}

/** EF-RISK-19 Leave the dice as they lie. */
export interface Stand {
  type: 'Stand';
}

/** EF-RISK-20 One more dark die, and all again. */
export interface Reroll {
  type: 'Reroll';
}

export interface DescribeFailure {
  type: 'DescribeFailure';
  words: string;
}

/** EF-RISK-25 It works, and something else gets worse. */
export interface GrantSuccess {
  type: 'GrantSuccess';
  words: string;
}

export interface DescribeComplication {
  type: 'DescribeComplication';
  words: string;
}

export interface DescribeSuccess {
  type: 'DescribeSuccess';
  words: string;
}

/** EF-RISK-27 The game master may tell how it succeeds. */
export interface PassToGm {
  type: 'PassToGm';
}

/** EF-HELP-01 */
export interface OfferHelp {
  type: 'OfferHelp';
}

/** EF-HELP-16 */
export interface WithdrawHelp {
  type: 'WithdrawHelp';
}

export interface AcceptHelp {
  type: 'AcceptHelp';
  seat: Seat;
}

export interface DeclineHelp {
  type: 'DeclineHelp';
  seat: Seat;
}

/** EF-HELP-05 How the helper comes into danger. */
export interface Expose {
  type: 'Expose';
  words: string;
}

/** EF-HELP-07 Count the help die, or leave it out. */
export interface UseHelp {
  type: 'UseHelp';
  seat: Seat;
  use: boolean;
}

/** EF-R38 Nothing to offer here; nobody need wait for me. */
export interface HangBack {
  type: 'HangBack';
}

/** EF-CONTEST-01 Against whom, and what is at stake. */
export interface ProposeContest {
  type: 'ProposeContest';
  others: readonly Seat[];
  words: string;
}

/** EF-CONTEST-01 */
export interface AgreeStake {
  type: 'AgreeStake';
}

/** EF-CONTEST-01 */
export interface RefuseStake {
  type: 'RefuseStake';
}

/** EF-CONTEST-17 Whether the Contest itself is deadly or dangerous. */
export interface SayDanger {
  type: 'SayDanger';
  deadly: boolean;
}

/** EF-CONTEST-02 A Skill or a piece of Equipment that makes it easier. */
export interface ClaimEdge {
  type: 'ClaimEdge';
  source: 'skills' | 'equipment';
  words: string;
}

/** EF-CONTEST-02 */
export interface DropEdge {
  type: 'DropEdge';
}

/** EF-CONTEST-17 */
export interface StrikeEdge {
  type: 'StrikeEdge';
  seat: Seat;
}

/** EF-CONTEST-06 How many extra dark dice, in secret. */
export interface SealDice {
  type: 'SealDice';
  extra: number;
}

/** EF-CONTEST-16 Back out, and give the stake away. */
export interface Concede {
  type: 'Concede';
}

/** EF-R30 The game master takes someone who is away out of the Contest. */
export interface TakeOut {
  type: 'TakeOut';
  seat: Seat;
}

/** EF-RUIN-04 The game master calls for it. */
export interface CallRuin {
  type: 'CallRuin';
  seat: Seat;
  words: string;
}

export interface ProposeRuin {
  type: 'ProposeRuin';
  words: string;
}

/** EF-RUIN-04 */
export interface ConfirmRuin {
  type: 'ConfirmRuin';
}

/** EF-RUIN-01 */
export interface RollRuin {
  type: 'RollRuin';
}

export interface EnterCondition {
  type: 'EnterCondition';
  words: string;
}

export interface DeclareReduction {
  type: 'DeclareReduction';
  words: string;
}

/** EF-REDUCE-02 Let it be, before the die is rolled. */
export interface DropReduction {
  type: 'DropReduction';
}

/** EF-REDUCE-10 The act is done in the story. */
export interface AcceptAct {
  type: 'AcceptAct';
  seat: Seat;
}

/** EF-REDUCE-10 */
export interface RefuseAct {
  type: 'RefuseAct';
  seat: Seat;
}

/** EF-REDUCE-03 */
export interface RollReduction {
  type: 'RollReduction';
}

/** EF-REDUCE-06 */
export interface RemoveAnyway {
  type: 'RemoveAnyway';
}

/** EF-REDUCE-07 */
export interface LeaveIt {
  type: 'LeaveIt';
}

/** EF-REDUCE-09 Who notices; nobody named means whoever sits next. */
export interface NameWitnesses {
  type: 'NameWitnesses';
  seat: Seat;
  witnesses: readonly Seat[];
}

/** EF-R38 Turn to a player and ask what they do. */
export interface CallOn {
  type: 'CallOn';
  seat: Seat;
  words: string;
}

/** EF-R38 Not now: let the light fall on someone else. */
export interface StayBack {
  type: 'StayBack';
}

/** EF-R35 */
export interface EndEvening {
  type: 'EndEvening';
}

/** EF-R30, EF-R34 What takes everyone's word. */
export interface Consent {
  type: 'Consent';
  to: 'resume' | 'withdraw' | 'end' | 'bot';
}

/** EF-UI-15 The pause card. Whoever taps it is not named, here or in any record. */
export interface Pause {
  type: 'Pause';
}

/** EF-UI-15 */
export interface Resume {
  type: 'Resume';
}

/** For oneself alone. */
export interface Note {
  type: 'Note';
  words: string;
}

export interface StrikeNote {
  type: 'StrikeNote';
  index: number;
}

export interface AddCondition {
  type: 'AddCondition';
  seat: Seat;
  words: string;
}

export interface StrikeCondition {
  type: 'StrikeCondition';
  seat: Seat;
  index: number;
}

export interface CorrectRuin {
  type: 'CorrectRuin';
  seat: Seat;
  by: number;
}

/** EF-R02 */
export interface SetStarting {
  type: 'SetStarting';
  seat: Seat;
  to: number;
}

export interface SetPushRule {
  type: 'SetPushRule';
  always: boolean;
}

export interface SetVeil {
  type: 'SetVeil';
  veil: boolean;
}

/** EF-R03 A lost player may go on telling. */
export interface AllowCoGm {
  type: 'AllowCoGm';
  seat: Seat;
}

/** EF-R37 */
export interface RollBlind {
  type: 'RollBlind';
  light: number;
  dark: number;
}

export interface OpenBlind {
  type: 'OpenBlind';
  index: number;
}

export type Action = Write | AddEntry | StrikeEntry | ChooseFate | Declare | AnswerWhatCouldGoWrong | Waive | ClaimSkill | DropSkill | StrikeSkill | OfferBargain | AcceptBargain | DeclineBargain | ObjectToBargain | TakeDark | DropDark | OrderDark | RollDice | WithdrawRoll | CloseWindow | Stand | Reroll | DescribeFailure | GrantSuccess | DescribeComplication | DescribeSuccess | PassToGm | OfferHelp | WithdrawHelp | AcceptHelp | DeclineHelp | Expose | UseHelp | HangBack | ProposeContest | AgreeStake | RefuseStake | SayDanger | ClaimEdge | DropEdge | StrikeEdge | SealDice | Concede | TakeOut | CallRuin | ProposeRuin | ConfirmRuin | RollRuin | EnterCondition | DeclareReduction | DropReduction | AcceptAct | RefuseAct | RollReduction | RemoveAnyway | LeaveIt | NameWitnesses | CallOn | StayBack | EndEvening | Consent | Pause | Resume | Note | StrikeNote | AddCondition | StrikeCondition | CorrectRuin | SetStarting | SetPushRule | SetVeil | AllowCoGm | RollBlind | OpenBlind;

export interface CharacterWritten {
  type: 'CharacterWritten';
  seat: Seat;
  field: 'name' | 'occupation' | 'background';
  words: string;
}

export interface EntryAdded {
  type: 'EntryAdded';
  seat: Seat;
  kind: 'skills' | 'equipment' | 'rituals';
  words: string;
}

export interface EntryStruck {
  type: 'EntryStruck';
  seat: Seat;
  kind: 'skills' | 'equipment' | 'rituals';
  words: string;
}

export interface StartingRuinSet {
  type: 'StartingRuinSet';
  seat: Seat;
  starting: number;
}

/** With a veil the number stays out (EF-R23). */
export interface RuinMarked {
  type: 'RuinMarked';
  seat: Seat;
  ruin: number | null;
}

/** EF-R23 For the character's player and the game master. */
export interface RuinMarkedUnseen {
  type: 'RuinMarkedUnseen';
  seat: Seat;
  ruin: number;
}

export interface RuinCorrected {
  type: 'RuinCorrected';
  seat: Seat;
  ruin: number;
}

export interface RuinCorrectedUnseen {
  type: 'RuinCorrectedUnseen';
  seat: Seat;
  ruin: number;
}

export interface CharacterTurned {
  type: 'CharacterTurned';
  seat: Seat;
}

export interface CharacterLost {
  type: 'CharacterLost';
  seat: Seat;
}

export interface FateChosen {
  type: 'FateChosen';
  seat: Seat;
  fate: '' | 'dies' | 'belongs';
}

export interface ConditionGained {
  type: 'ConditionGained';
  seat: Seat;
  words: string;
}

export interface ConditionStruck {
  type: 'ConditionStruck';
  seat: Seat;
  words: string;
}

export interface RiskDeclared {
  type: 'RiskDeclared';
  number: number;
  seat: Seat;
  ritual: boolean;
  words: string;
}

export interface MishapNamed {
  type: 'MishapNamed';
  seat: Seat;
  words: string;
}

export interface MishapsWaived {
  type: 'MishapsWaived';
  seat: Seat;
}

export interface SkillClaimed {
  type: 'SkillClaimed';
  seat: Seat;
  source: 'occupation' | 'background';
  words: string;
}

export interface SkillDropped {
  type: 'SkillDropped';
  seat: Seat;
}

export interface SkillStruck {
  type: 'SkillStruck';
  seat: Seat;
}

export interface BargainOffered {
  type: 'BargainOffered';
  seat: Seat;
  words: string;
}

export interface BargainAccepted {
  type: 'BargainAccepted';
  seat: Seat;
  words: string;
}

export interface BargainDeclined {
  type: 'BargainDeclined';
  seat: Seat;
  words: string;
}

/** EF-R07 Somebody objected. */
export interface BargainCancelled {
  type: 'BargainCancelled';
  seat: Seat;
  words: string;
}

export interface DarkTaken {
  type: 'DarkTaken';
  seat: Seat;
}

export interface DarkDropped {
  type: 'DarkDropped';
  seat: Seat;
}

export interface DarkOrdered {
  type: 'DarkOrdered';
  seat: Seat;
}

export interface RollWithdrawn {
  type: 'RollWithdrawn';
  number: number;
  seat: Seat;
}

export interface HelpOffered {
  type: 'HelpOffered';
  seat: Seat;
}

export interface HelpWithdrawn {
  type: 'HelpWithdrawn';
  seat: Seat;
}

export interface HelpAccepted {
  type: 'HelpAccepted';
  seat: Seat;
}

export interface HelpDeclined {
  type: 'HelpDeclined';
  seat: Seat;
}

export interface HelperExposed {
  type: 'HelperExposed';
  seat: Seat;
  words: string;
}

export interface HungBack {
  type: 'HungBack';
  seat: Seat;
}

export interface HelpDieUsed {
  type: 'HelpDieUsed';
  seat: Seat;
  used: boolean;
}

/** EF-R18 Which roll, which pass of it, and every die. */
export interface DiceRolled {
  type: 'DiceRolled';
  number: number;
  throw: number;
  dice: readonly Die[];
}

/** EF-HELP-08 The help die meets its like. */
export interface HelpMatched {
  type: 'HelpMatched';
  seat: Seat;
  face: number;
}

/** EF-RISK-13 */
export interface DiceCompared {
  type: 'DiceCompared';
  seat: Seat;
  dark: number | null;
  light: number | null;
  ties_or_beats: boolean;
}

/** EF-RISK-16 Whether it marked, where others may know it. */
export interface RuinStepPassed {
  type: 'RuinStepPassed';
  seat: Seat;
  dark: number;
  ruin: number;
  marks: boolean;
}

export interface RuinStepPassedUnseen {
  type: 'RuinStepPassedUnseen';
  seat: Seat;
  dark: number;
  ruin: number;
  marks: boolean;
}

export interface Rerolled {
  type: 'Rerolled';
  seat: Seat;
}

export interface Stood {
  type: 'Stood';
  seat: Seat;
}

/** EF-RISK-23 */
export interface DiceRead {
  type: 'DiceRead';
  seat: Seat;
  highest: number;
}

export interface FailureDescribed {
  type: 'FailureDescribed';
  seat: Seat;
  words: string;
}

export interface SuccessGranted {
  type: 'SuccessGranted';
  seat: Seat;
  words: string;
}

export interface ComplicationDescribed {
  type: 'ComplicationDescribed';
  seat: Seat;
  words: string;
}

export interface SuccessDescribed {
  type: 'SuccessDescribed';
  seat: Seat;
  words: string;
}

export interface SuccessPassedOn {
  type: 'SuccessPassedOn';
  seat: Seat;
}

/** EF-RISK-28 */
export interface BargainCameTrue {
  type: 'BargainCameTrue';
  seat: Seat;
  author: Seat;
  words: string;
}

export interface RollClosed {
  type: 'RollClosed';
  number: number;
  seat: Seat;
}

export interface ContestProposed {
  type: 'ContestProposed';
  number: number;
  seat: Seat;
  contenders: readonly Seat[];
  words: string;
}

export interface StakeAgreed {
  type: 'StakeAgreed';
  seat: Seat;
}

export interface StakeRefused {
  type: 'StakeRefused';
  seat: Seat;
}

export interface DangerSaid {
  type: 'DangerSaid';
  deadly: boolean;
}

export interface EdgeClaimed {
  type: 'EdgeClaimed';
  seat: Seat;
  source: 'skills' | 'equipment';
  words: string;
}

export interface EdgeDropped {
  type: 'EdgeDropped';
  seat: Seat;
}

export interface EdgeStruck {
  type: 'EdgeStruck';
  seat: Seat;
}

/** EF-CONTEST-06 That they are, not how many. */
export interface DiceSealed {
  type: 'DiceSealed';
  seat: Seat;
}

export interface Conceded {
  type: 'Conceded';
  seat: Seat;
}

export interface TakenOut {
  type: 'TakenOut';
  seat: Seat;
}

/** EF-CONTEST-07 All dice at once; how many there are tells each one's Ruin. */
export interface ContestRolled {
  type: 'ContestRolled';
  number: number;
  dice: readonly Die[];
}

export interface Count {
  seat: Seat;
  dice: number;
}

/** EF-CONTEST-09 How many of this face each of those still in it has, and who stays. */
export interface FaceCompared {
  type: 'FaceCompared';
  face: number;
  counts: readonly Count[];
  stay: readonly Seat[];
}

export interface ContestWon {
  type: 'ContestWon';
  seat: Seat;
  words: string;
}

/** EF-CONTEST-11 */
export interface StandOff {
  type: 'StandOff';
  words: string;
}

export interface RuinProposed {
  type: 'RuinProposed';
  number: number;
  seat: Seat;
  words: string;
}

export interface RuinCalled {
  type: 'RuinCalled';
  number: number;
  seat: Seat;
  words: string;
}

export interface RuinConfirmed {
  type: 'RuinConfirmed';
  seat: Seat;
}

/** EF-RUIN-02, EF-RUIN-03 */
export interface RuinRolled {
  type: 'RuinRolled';
  seat: Seat;
  die: Die;
  affected: boolean;
}

export interface ReductionDeclared {
  type: 'ReductionDeclared';
  seat: Seat;
  words: string;
}

export interface ReductionDropped {
  type: 'ReductionDropped';
  seat: Seat;
}

export interface ActAccepted {
  type: 'ActAccepted';
  seat: Seat;
}

export interface ActRefused {
  type: 'ActRefused';
  seat: Seat;
}

export interface ReductionRolled {
  type: 'ReductionRolled';
  seat: Seat;
  die: Die;
  ruin: number;
  unnoticed: boolean;
}

export interface RuinRemoved {
  type: 'RuinRemoved';
  seat: Seat;
  ruin: number;
}

/** Where there is no veil, a drop betrays itself. */
export interface RuinRemovedOpenly {
  type: 'RuinRemovedOpenly';
  seat: Seat;
  ruin: number;
}

/** EF-REDUCE-07 */
export interface BetrayalLeft {
  type: 'BetrayalLeft';
  seat: Seat;
}

/** EF-REDUCE-06 For those who notice, and for the two who know. */
export interface BetrayalNoticed {
  type: 'BetrayalNoticed';
  seat: Seat;
  witnesses: readonly Seat[];
  words: string;
}

export interface CalledOn {
  type: 'CalledOn';
  seat: Seat;
  words: string;
}

export interface StayedBack {
  type: 'StayedBack';
  seat: Seat;
}

/** EF-UI-15 Nobody is named. */
export interface ScenePaused {
  type: 'ScenePaused';
}

export interface SceneResumed {
  type: 'SceneResumed';
}

export interface Consented {
  type: 'Consented';
  seat: Seat;
  to: 'resume' | 'withdraw' | 'end' | 'bot';
}

/** EF-UI-15 One more agrees; who, is nobody's business. */
export interface ConsentedUnseen {
  type: 'ConsentedUnseen';
  to: 'resume' | 'withdraw' | 'end' | 'bot';
}

/** EF-R30 */
export interface BotGmAppointed {
  type: 'BotGmAppointed';
}

export interface NoteKept {
  type: 'NoteKept';
  words: string;
}

export interface NoteStruck {
  type: 'NoteStruck';
  words: string;
}

export interface PushRuleSet {
  type: 'PushRuleSet';
  always: boolean;
}

export interface VeilSet {
  type: 'VeilSet';
  veil: boolean;
}

/** EF-R23 With the veil off, everyone sees it. */
export interface RuinUnveiled {
  type: 'RuinUnveiled';
  seat: Seat;
  ruin: number;
}

export interface CoGmAllowed {
  type: 'CoGmAllowed';
  seat: Seat;
}

/** EF-R37 That dice have fallen, how many of each colour, and no more. */
export interface BlindRolled {
  type: 'BlindRolled';
  index: number;
  colours: readonly ('light' | 'dark')[];
}

export interface BlindSeen {
  type: 'BlindSeen';
  index: number;
  dice: readonly Die[];
}

export interface BlindOpened {
  type: 'BlindOpened';
  index: number;
  dice: readonly Die[];
}

export interface EveningEnded {
  type: 'EveningEnded';
  ending: 'evening' | 'lost' | 'book';
}

export type Event = CharacterWritten | EntryAdded | EntryStruck | StartingRuinSet | RuinMarked | RuinMarkedUnseen | RuinCorrected | RuinCorrectedUnseen | CharacterTurned | CharacterLost | FateChosen | ConditionGained | ConditionStruck | RiskDeclared | MishapNamed | MishapsWaived | SkillClaimed | SkillDropped | SkillStruck | BargainOffered | BargainAccepted | BargainDeclined | BargainCancelled | DarkTaken | DarkDropped | DarkOrdered | RollWithdrawn | HelpOffered | HelpWithdrawn | HelpAccepted | HelpDeclined | HelperExposed | HungBack | HelpDieUsed | DiceRolled | HelpMatched | DiceCompared | RuinStepPassed | RuinStepPassedUnseen | Rerolled | Stood | DiceRead | FailureDescribed | SuccessGranted | ComplicationDescribed | SuccessDescribed | SuccessPassedOn | BargainCameTrue | RollClosed | ContestProposed | StakeAgreed | StakeRefused | DangerSaid | EdgeClaimed | EdgeDropped | EdgeStruck | DiceSealed | Conceded | TakenOut | ContestRolled | FaceCompared | ContestWon | StandOff | RuinProposed | RuinCalled | RuinConfirmed | RuinRolled | ReductionDeclared | ReductionDropped | ActAccepted | ActRefused | ReductionRolled | RuinRemoved | RuinRemovedOpenly | BetrayalLeft | BetrayalNoticed | CalledOn | StayedBack | ScenePaused | SceneResumed | Consented | ConsentedUnseen | BotGmAppointed | NoteKept | NoteStruck | PushRuleSet | VeilSet | RuinUnveiled | CoGmAllowed | BlindRolled | BlindSeen | BlindOpened | EveningEnded;

/** EF-R16, EF-R34 Who keeps the story; EF-R05 when a re-roll is asked for; EF-R23 the veil. */
export interface Options {
  /** A person in the first chair, a bot in the last, or nobody. */
  gm: 'person' | 'bot' | 'none';
  /** EF-R05 Ask for a re-roll after the Ruin step too. */
  push_always: boolean;
  /** EF-R23 Others do not see the Ruin of those who have turned. */
  veil: boolean;
  /** EF-R35 After so many rolls the evening is over; 0 for as long as people like. */
  evening: number;
}
