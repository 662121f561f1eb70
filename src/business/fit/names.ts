/** Names of companies in a sentence: the own one, and those of clients who did not agree. */
import { MONTHS, WEEKDAYS } from '#language/dates/date-words.ts';

/** Whether a text holds a name as a whole word, in any case. */
export function holdsName(text: string, name: string): boolean {
	const wanted = name.trim().toLowerCase().replaceAll('’', "'");
	if (wanted.length < 2) return false;
	const low = text.toLowerCase().replaceAll('’', "'");
	for (let at = low.indexOf(wanted); at !== -1; at = low.indexOf(wanted, at + 1)) {
		const before = low[at - 1] ?? ' ';
		const after = low[at + wanted.length] ?? ' ';
		if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
	}
	return false;
}

/** Capitals that name no client: things everybody uses, and words that always have one. */
const EVERYBODYS =
	/^(?:Google|Excel|Facebook|Instagram|LinkedIn|WhatsApp|Microsoft|Word|Outlook|Xero|QuickBooks|Sage|Shopify|WordPress|Amazon|Etsy|eBay|Airbnb|Booking|Meta|YouTube|TikTok|Stripe|PayPal|HubSpot|Salesforce|Zapier|Slack|Trustpilot|Tripadvisor|Christmas|Easter|English|Irish|British|Scottish|Welsh|German|French|Spanish|Italian|Dutch|Polish|American|European|Canadian|Australian|Chinese|Japanese|Indian|CV|VAT|I)(?:['’]s)?$/;
const PLACE_BEFORE = /^(?:in|from|near|around|across|outside|between|of|north|south|east|west|to|into)$/i;
const WITHOUT_SIGNS = /[\p{L}\p{N}&](?:.*[\p{L}\p{N}&])?/u;

/** The name of a client that a sentence seems to hold, or null. Places after "in" or "from" are none. */
export function clientName(text: string): string | null {
	const words = text.split(/\s+/).map((word) => WITHOUT_SIGNS.exec(word)?.[0] ?? '');
	for (let index = 0; index < words.length; index++) {
		let end = index;
		while (isNamePart(words, end, index)) end++;
		if (end === index) continue;
		const before = words[index - 1] ?? '';
		const name = words.slice(index, end).join(' ');
		const isPlace = PLACE_BEFORE.test(before);
		if (index === 0 ? end - index > 1 : !isPlace) return name;
		index = end;
	}
	return null;
}

function isNamePart(words: readonly string[], index: number, first: number): boolean {
	const word = words[index] ?? '';
	if (word === '&') return index > first && /^\p{Lu}/u.test(words[index + 1] ?? '');
	if (!/^\p{Lu}/u.test(word) || /^\p{Lu}{2,5}s?$/u.test(word) || EVERYBODYS.test(word)) return false;
	const low = word.toLowerCase().replace(/['’]s$/, '');
	if (MONTHS.has(low) || WEEKDAYS.has(low)) return false;
	return !(index === 0 && OPENING.test(word));
}

/** What may open a sentence before a name or an adjective with a capital. */
const OPENING =
	/^(?:A|An|The|At|In|For|With|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|We|Our|After|Before|Since|By|When|Last|This|Within|From|On|Over|To|Every|Each|All|Both|Some|Most|It|Of|Among)$/;
