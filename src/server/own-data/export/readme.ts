import type { Header } from '#server/own-data/archive/format.ts';

/** What the archive says of itself. */
export function readme(email: string, { exportedAt, product }: Pick<Header, 'exportedAt' | 'product'>): string {
	return `# Your Growth Toolkit data

Everything that ${email} had in Growth Toolkit ${product} on ${exportedAt}.

| File | What it holds |
|---|---|
| \`export.json\` | the version of this format, the day, and how much of each kind there is |
| \`profile.json\` | your account: address, role, and since when |
| \`business-profile.json\` | what you said of your business once, for every tool |
| \`clients.json\` | the companies you sell to, with people and notes |
| \`calls/\` | each call that is kept: its text to read (\`.md\`), and with what was found in it (\`.json\`) |
| \`kept-promises.json\` | promises of calls that you ticked off |
| \`runs/\` | each run: \`run.json\` with what you entered, the result and your edits; \`result.md\` is the result to read |
| \`shares/\` | copies of results that you shared with clients |
| \`drafts.json\` | forms that were not finished |
| \`submissions.json\` | what you suggested for the directories |
| \`prompts.json\` | prompts that you liked, used and tried |

All files are UTF-8. Moments are in ISO 8601, in UTC.

## What is not in it

- Passwords, sessions, two-factor authentication, and the addresses and passwords of pages for clients. They work in one
  installation only.
- Runs that had not ended, and those that you had deleted.
- Files that you chose in a form: Growth Toolkit reads their text and does not keep them.
- Lists that are made anew from the rest, such as the words for search.

## Bring it elsewhere

Sign in to another Growth Toolkit, open My Profile, and choose “Import” under “Your data”. Send this archive as it is: a
changed one may be refused. What is there already stays as it is, so the same archive can be imported twice. Pages for
clients arrive without an address: make new links to share them.
`;
}
