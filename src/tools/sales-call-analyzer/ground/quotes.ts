import { findQuote, quotesIn } from '#evidence/quotes.ts';
import type { SalesCallInput } from '../contract.ts';
import type { Reading } from '../reading.ts';

const MERE_SOUND = /^[“"]?(?:yeah|yes|yep|right|okay|ok|sure|mhm|mm-?hm|uh-?huh|hm+|oh|no)[.,!?…]*[”"]?$/i;

/** Holds the quotes of an answer against the transcript, and counts what stands and what does not. */

export const QUOTE_NOT_FOUND = '[quote not found in the transcript]';

export interface QuoteCheck {
	kept: number;
	dropped: number;
	/** The words as they stand in the transcript, or null; counts. */
	verbatim(quote: string): string | null;
	/** The same for a piece of evidence, which may not be a mere "yeah". */
	evidence(quote: string): string | null;
	/** Whether every “…” of a text stands; does not count. */
	stands(text: string): boolean;
	/** The text with each “…” made verbatim, or replaced where it does not stand; counts. */
	mended(text: string): string;
}

function formTexts(input: SalesCallInput): string[] {
	const { callTranscript, speakerRoles, ...form } = input;
	const nested = Object.values(form).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)));
	return [...nested, ...speakerRoles.map(({ name }) => name)].filter((value) => value !== '');
}

export function quoteCheck({ input, call }: Reading): QuoteCheck {
	const lines = input.callTranscript.split(/\r\n|[\n\r]/);
	const form = formTexts(input);
	const known = new Map<string, string | null>();

	function look(quote: string): string | null {
		const wanted = quote.trim();
		const before = known.get(wanted);
		if (before !== undefined) return before;
		const place = findQuote(call, wanted);
		let found: string | null = null;
		if (place?.match === 'verbatim') found = wanted;
		else if (place?.match === 'normalised' && lines.some((line) => line.includes(place.text))) found = place.text;
		else if (
			wanted !== '' &&
			(form.some((text) => text.includes(wanted)) || lines.some((line) => line.includes(wanted)))
		)
			found = wanted;
		known.set(wanted, found);
		return found;
	}

	function counted(found: string | null): string | null {
		if (found === null) check.dropped += 1;
		else check.kept += 1;
		return found;
	}

	const check: QuoteCheck = {
		kept: 0,
		dropped: 0,
		verbatim: (quote) => counted(look(quote)),
		evidence: (quote) => counted(MERE_SOUND.test(quote.trim()) ? null : look(quote.replace(/^[“"]|[”"]$/g, ''))),
		stands: (text) => quotesIn(text).every((quote) => look(quote) !== null),
		mended: (text) =>
			quotesIn(text).reduce((mended, quote) => {
				const found = counted(look(quote));
				return mended.replace(`“${quote}”`, () => (found === null ? QUOTE_NOT_FOUND : `“${found}”`));
			}, text),
	};
	return check;
}
