import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Numbered } from '../src/match/board';
import { Stage, type Direction } from '../src/table/stage.svelte';

vi.mock('../src/theme/motion', () => ({ still: () => motionless }));
let motionless = false;

const heard: string[] = [];
const direction: Direction<string, string, string> = {
  patience: 1,
  beats: (_, events, shown) => events.map((event) => `${event} on ${shown}`),
  rest: () => 100,
  isOnNext: (beat) => beat.startsWith('turn'),
  begins: (beat) => heard.push(beat),
  ends: (view) => heard.push(view),
};
const told = (...events: string[]): Numbered[] =>
  events.map((event, number) => ({ number, news: { type: 'Told', event, words: '' } as unknown as Numbered['news'] }));
const wait = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  motionless = false;
});
afterEach(() => vi.useRealTimers());

describe('the stage', () => {
  it('shows what happened before what it changed', async () => {
    const stage = new Stage<string, string, string>('one', direction);
    stage.follow('two', told('blow', 'fall'));
    expect([stage.view, stage.beat, stage.settled]).toEqual(['one', 'blow on one', false]);
    await wait(100);
    expect([stage.view, stage.beat]).toEqual(['one', 'fall on one']);
    await wait(100);
    expect([stage.view, stage.beat, stage.settled]).toEqual(['two', null, true]);
    expect(heard).toEqual(['blow on one', 'fall on one', 'two']);
  });

  it('puts the view up first where the beat is about it', () => {
    const stage = new Stage<string, string, string>('one', direction);
    stage.follow('two', told('turn'));
    expect([stage.view, stage.settled]).toEqual(['two', false]);
  });

  it('shows nothing of the view it began with', () => {
    const stage = new Stage<string, string, string>('one', direction);
    stage.follow('one', told('blow'));
    expect(stage.settled).toBe(true);
  });

  it('puts up at once what waits behind a show that is clicked through', async () => {
    const stage = new Stage<string, string, string>('one', direction);
    stage.follow('two', told('blow'));
    stage.follow('three', told('blow'));
    stage.skip();
    await wait(0);
    expect([stage.view, stage.settled]).toEqual(['three', true]);
    stage.follow('four', told('blow'));
    expect(stage.beat).toBe('blow on three');
  });

  it('leaves out shows when too many views wait', async () => {
    const stage = new Stage<string, string, string>('one', direction);
    for (const view of ['two', 'three', 'four', 'five']) stage.follow(view, told('blow'));
    await wait(100);
    expect([stage.view, stage.beat]).toEqual(['three', 'blow on three']);
  });

  it('cuts to a view without a show', async () => {
    const stage = new Stage<string, string, string>('one', direction);
    stage.follow('two', told('blow'));
    stage.cut('nine');
    await wait(0);
    expect([stage.view, stage.settled]).toEqual(['nine', true]);
  });

  it('shows nothing where things should stand still, and is heard all the same', async () => {
    motionless = true;
    const stage = new Stage<string, string, string>('one', direction);
    stage.follow('two', told('blow'));
    await wait(0);
    expect([stage.view, heard]).toEqual(['two', ['two']]);
  });
});
