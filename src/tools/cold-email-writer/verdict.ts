import { counted } from '#language/inflect.ts';
import type { EmailCheck } from '#prose/email/check-email.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import { gapsIn } from '#shared/gaps.ts';
import type { Partially } from '#tools/define.ts';
import { checksOf, shortLabelOf } from './checks-of.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { SEQUENCE } from './mailing.ts';

/** How many emails in how many days, what is still to be filled in, and which check an email does not meet. */
export function verdict({ emailSequence }: Partially<ColdEmailOutput>, input: ColdEmailInput): string[] {
	const mails = SEQUENCE.map(([key, name]) => ({ name, ...emailSequence?.[key] })).filter(({ body }) => body);
	const gaps = mails.flatMap(({ subjectLine = '', body = '' }) => gapsIn(`${subjectLine} ${body}`)).length;
	const last = /^Day \d+/.exec(mails.at(-1)?.timing ?? '')?.[0];
	return [
		`${counted(mails.length, 'email')}${last ? `, the last on ${last.toLowerCase()}` : ''}.`,
		gaps === 0 ? 'Nothing is left to fill in.' : `${counted(gaps, 'place')} to fill in before you send them.`,
		...mails.map(({ name, ...mail }) => unmet(name, checksOf(mail, input))),
	];
}

/** "Follow-up 2: 7 of 8 checks met, all but “Personal facts”."; empty where all are met. */
function unmet(mail: string, checks: readonly EmailCheck[]): string {
	const open = checks.filter(({ ok }) => !ok).map(({ rule }) => quoted(shortLabelOf(rule)));
	if (open.length === 0) return '';
	return `${mail}: ${checks.length - open.length} of ${checks.length} checks met, all but ${listOf(open)}.`;
}
