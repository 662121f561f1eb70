import { at } from '#prose/places.ts';
import { possessive, quoted } from '#prose/sentences.ts';
import { coreAround } from '#reading/clause.ts';
import { speakerName } from '#reading/party.ts';
import type { NamedPrice } from '#reading/prices.ts';
import type { Moment, Remark } from '#reading/remark.ts';
import type { CallFacts, Reading } from '../reading.ts';

/** How the draft speaks of what it found. */

/** Who said it: "Owen", "the caller". */
export function who(facts: CallFacts, moment: { remark: Remark }): string {
	return speakerName(facts.call, moment.remark.speaker);
}

/** Without the "Well," or "Yes," before it, where enough is left. */
function withoutOpener(quote: string): string {
	return quote.replace(
		/^(?:(?:Yes|Yeah|Well|So|Oh|Sure|Excellent|Okay|Ok|Alright|Right|Great|And|But|Or|Plus|Honestly|Look|I mean|Um|Uh|What it is is|The thing is(?: like)?|Basically|You see),?\??,? )+(?=\S+ \S+ \S)/i,
		'',
	);
}

/** The words of a moment, cut to their clause where the sentence is long. */
export function brief(moment: Moment, most = 70): string {
	const quote = withoutOpener(moment.quote);
	if (quote.length <= most) return quote;
	const core = coreAround(moment.remark.text, moment.from, moment.to, most);
	return core.length > 8 ? withoutOpener(core) : quote;
}

/** “it is wrong by ten” (line 6) */
export function cited(moment: Moment, most = 70): string {
	return `${quoted(brief(moment, most))} ${at(moment.line)}`;
}

/** The quote inside running text, without a full stop that would end the sentence around it. */
export function inline(moment: Moment, most = 70): string {
	return quoted(brief(moment, most).replace(/(?<![.,;])[.,;]+$/, ''));
}

export function citedInline(moment: Moment, most = 70): string {
	return `${inline(moment, most)} ${at(moment.line)}`;
}

/** The figure itself, without the sentence around it: “about 15%” (line 8). */
export function figureOf(moment: Moment): string {
	return `${quoted(moment.remark.text.slice(moment.from, moment.to))} ${at(moment.line)}`;
}

/** A percentage as the texts write it. */
export function percent(value: number): string {
	return `${value}%`;
}

/** The price as a text names it; a figure that was taken out of the transcript says nothing. */
export function priceText(price: Pick<NamedPrice, 'figure'>): string {
	return /\[num\]/.test(price.figure) ? 'the price' : quoted(price.figure);
}

export function priceAt(price: NamedPrice): string {
	return `${priceText(price)} ${at(price.moment.line)}`;
}

const THEIRS = /^(?:my|our) (?=\S)/i;
const OF_A_FIRM =
	/^our (?:board|committee|ceo|cfo|coo|cto|director|management|leadership|team|finance|legal|procurement|head office|trustees|owners?|works council)\b/i;

/** The one who has to agree, in a text about the call: "Beth", "the board", "the caller's wife". */
export function deciderName({ people, facts }: Reading): string {
	if (people.named === '') return 'the person who decides';
	return OF_A_FIRM.test(people.named)
		? people.named.replace(THEIRS, 'the ')
		: people.named.replace(THEIRS, `${possessive(facts.buyer.name)} `);
}

/** The same, in words spoken to the prospect: "your wife". */
export function deciderAddressed({ people }: Reading): string {
	return people.named === '' ? 'the person who decides' : people.named.replace(THEIRS, 'your ');
}
