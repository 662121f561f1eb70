import { counted } from '#language/inflect.ts';
import { listOf } from '#prose/sentences.ts';
import { gapsIn } from '#shared/gaps.ts';
import type { Partially } from '#tools/define.ts';
import { checksOf } from './checks-of.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { SEQUENCE } from './mailing.ts';

/** How many e-mails in how many days, and what is still to be filled in. */
export function verdict({ emailSequence }: Partially<ColdEmailOutput>, input: ColdEmailInput): string[] {
	const mails = SEQUENCE.flatMap(([key]) => emailSequence?.[key] ?? []).filter(({ body }) => body);
	const gaps = mails.flatMap(({ subjectLine = '', body = '' }) => gapsIn(`${subjectLine} ${body}`)).length;
	const last = /^Day \d+/.exec(mails.at(-1)?.timing ?? '')?.[0];
	const failed = mails.flatMap((mail, index) => (checksOf(mail, input).every(({ ok }) => ok) ? [] : [`${index + 1}`]));
	return [
		`${counted(mails.length, 'e-mail')}${last ? `, the last on ${last.toLowerCase()}` : ''}.`,
		gaps === 0 ? 'Nothing is left to fill in.' : `${counted(gaps, 'place')} to fill in before you send them.`,
		failed.length === 0 ? '' : `Not every check is met in e-mail ${listOf(failed)}.`,
	];
}
