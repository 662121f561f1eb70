import { counted } from '#language/inflect.ts';
import { gapsIn } from '#shared/gaps.ts';
import type { Partially } from '#tools/define.ts';
import type { ColdEmailOutput } from './contract.ts';
import { SEQUENCE } from './mailing.ts';

/** How many e-mails in how many days, and what is still to be filled in. */
export function verdict({ emailSequence }: Partially<ColdEmailOutput>): string[] {
	const mails = SEQUENCE.flatMap(([key]) => emailSequence?.[key] ?? []).filter(({ body }) => body);
	const gaps = mails.flatMap(({ subjectLine = '', body = '' }) => gapsIn(`${subjectLine} ${body}`)).length;
	const last = /^Day \d+/.exec(mails.at(-1)?.timing ?? '')?.[0];
	return [
		`${counted(mails.length, 'e-mail')}${last ? `, the last on ${last.toLowerCase()}` : ''}.`,
		gaps === 0 ? 'Nothing is left to fill in.' : `${counted(gaps, 'place')} to fill in before you send them.`,
	];
}
