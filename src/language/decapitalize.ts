/** Always capitalised, wherever they are in a sentence; plural and possessive forms count too. */
const PROPER = new Set(
	`monday tuesday wednesday thursday friday saturday sunday january february april june july august september
	october november december christmas easter thanksgiving ramadan hanukkah
	african american arab arabic argentinian asian australian austrian bavarian belgian brazilian british bulgarian canadian
	caribbean catholic chilean chinese christian colombian croatian cuban czech danish dutch egyptian english estonian
	european finnish french georgian german greek hebrew hindi hungarian icelandic indian indonesian irish islamic israeli
	italian japanese jewish kenyan korean latin latvian lebanese lithuanian malaysian mediterranean mexican muslim nigerian
	nordic norwegian pakistani persian peruvian portuguese protestant romanian russian scandinavian scottish serbian
	slovak slovenian spanish swedish swiss taiwanese texan thai tunisian turkish ukrainian vietnamese welsh
	africa america asia australia britain canada china england europe france germany india ireland italy japan london mexico
	scotland spain texas uk usa wales
	airbnb amazon asana calendly canva chatgpt dropbox facebook gmail google hubspot instagram jira
	mailchimp microsoft netflix openai paypal pinterest pipedrive quickbooks reddit salesforce
	shopify tiktok trello twilio twitter whatsapp wordpress xero youtube zapier zendesk`.split(/\s+/),
);

/**
 * The text as it reads in mid-sentence: the first letter is lowered, unless the first word is always capitalised: "I",
 * an abbreviation, a name such as "LinkedIn" or "McDonald", a day, a month, a proper adjective.
 *
 * @param names further names that keep their capital
 */
export function decapitalize(text: string, names: readonly string[] = []): string {
	const [word = ''] = /^\p{Lu}[\p{L}\p{M}\p{N}&]*/u.exec(text) ?? [];
	return word === '' || keepsCapital(word, text, names) ? text : word[0]?.toLowerCase() + text.slice(1);
}

function keepsCapital(word: string, text: string, names: readonly string[]): boolean {
	const next = text[word.length] ?? '';
	if (word === 'I' || (/^\p{Lu}$/u.test(word) && /[-&/.]/.test(next))) return true;
	if (/^.+\p{Lu}/u.test(word) || /^\p{Lu}\p{N}/u.test(word) || names.some((name) => isNamed(text, name))) return true;
	const low = word.toLowerCase();
	return PROPER.has(low) || PROPER.has(low.replace(/s$/, ''));
}

function isNamed(text: string, name: string): boolean {
	return name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}
