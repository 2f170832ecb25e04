/** What has been begun and not said, by what it answers: whoever looks at the story meanwhile finds it again. */
export const DRAFTS = Symbol('drafts');
export type Drafts = Map<string, string>;
