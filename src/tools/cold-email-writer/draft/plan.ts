import type { Email } from './arrange.ts';
import { GAPS } from './sentences/shared.ts';
import type { Stock } from './stock.ts';

/** What a method makes of its stock. */
export interface Plan {
	emails: readonly [initial: Email, Email, Email, Email];
	/** Days from one e-mail to the next. */
	days: readonly [number, number, number];
	/** Other ways to begin that the material holds, each with something else to say than the first e-mail. */
	variants?: readonly Variant[];
}

export type Variant = Email & Readonly<Record<'approach' | 'reasoning', string>>;

/** What the sender does, and what came of it. */
export function ofSender({ take, wanted }: Stock): Pick<Email, 'facts' | 'room' | 'gap'> {
	const offer = take('offer');
	return {
		facts: [offer, take('result')],
		room: ['how', 'result'],
		gap: offer === undefined ? GAPS.offer : wanted('result', 'how', 'example'),
	};
}
