import { coreAround } from './clause.ts';
import type { Moment } from './remark.ts';

/** Quotes as a text for others can show them: without openers, fillers and what the recogniser left behind. */

const OPENERS =
	/^(?:(?:Yes|Yeah|Yep|Well|So|Oh|Sure|Excellent|Okay|Ok|Alright|Right|Great|And|But|Or|Plus|Honestly|Look|I mean|Um|Uh|Mm|Hm|Ha|No|Then|Now|What it is is|The thing is(?: like)?|Basically|You see(?=,)),?\??,? )+(?=\S+ \S+ \S)/i;
const SPOKEN_ONLY = /\[[^[\]]*\]|\b(?:um|uh|erm|mm|you know what i mean)\b|\b(\w+) \1\b(?! of)|[—–-]$/i;

/** Without the "Well," or "Yes," before it, where enough is left; verbatim otherwise. */
export function withoutOpener(text: string): string {
	return text.replace(OPENERS, '');
}

/** The words of a moment, cut to their clause where the sentence is longer than `most` characters. */
export function brief(moment: Moment, most: number): string {
	const quote = withoutOpener(moment.quote);
	if (quote.length <= most) return quote;
	const core = coreAround(moment.remark.text, moment.from, moment.to, most);
	return core.length > 8 ? withoutOpener(core) : quote;
}

/** Whether a customer would recognise the words as a sentence worth repeating. */
export function isReadable(text: string): boolean {
	return !SPOKEN_ONLY.test(text) && /\p{L}{2}/u.test(text);
}
