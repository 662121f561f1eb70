import type { Brief } from './brief.ts';
import { type Recipe, readerOr, thingOr } from './recipe.ts';

type Part = Pick<Recipe, 'role' | 'steps' | 'constraints' | 'check' | 'ask'>;

/** What all messages have in common. */
export function message(brief: Brief, part: Part): Recipe {
	const thing = thingOr(brief, 'message');
	const isMail = /mail|newsletter|subject/i.test(`${thing} ${brief.format}`);
	const signature = brief.signer === '' ? '[add the sender’s name]' : brief.signer;
	return {
		...part,
		role: [part.role, brief.signer === '' ? '' : `You write as ${brief.signer}.`].filter(Boolean).join(' '),
		given: 'every fact that may appear',
		layout: [
			isMail ? 'Subject line: the matter itself, in words the reader would search for' : '',
			`The ${thing}${brief.reader === '' ? '' : `, addressed to ${readerOr(brief, '')}`}, ready to send`,
			`Signature: ${signature}`,
		],
		samples: `They show how the sender sounds. Take rhythm and tone from them for the ${thing}, and neither a sentence nor a subject.`,
		unsampled: `No sample of the sender’s style came along: write the ${thing} the way one would say it across a table.`,
	};
}
