/** What a promise is about, by its words. */

import type { Commitment } from './facts.ts';
import { ACTION, ANNOUNCES_DEED, BEFORE_ITS_DAY, PROMISES } from './promise-cues.ts';

/** The kind of a promise, and its words without who and when; nothing where they do not say it. */
export function promiseIn(quote: string, when: string | null): Pick<Commitment, 'kind' | 'action'> {
	const kind = PROMISES.find(({ pattern }) => pattern.test(quote))?.id ?? 'other';
	const said = ACTION.pattern.exec(quote)?.[1] ?? '';
	const at = when === null ? -1 : said.indexOf(when);
	const action = (at === -1 ? said : said.slice(0, at))
		.trim()
		.replace(BEFORE_ITS_DAY.pattern, '')
		.replace(ANNOUNCES_DEED.pattern, '')
		.trim();
	return action === '' ? { kind } : { kind, action };
}
