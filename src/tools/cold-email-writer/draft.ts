import { oneLine } from '#language/clean.ts';
import { wordsIn } from '#prose/email/read-email.ts';
import { WORDS } from '#prose/email/rules.ts';
import { subjectFrom } from '#prose/email/subject.ts';
import { fill } from '#prose/fill.ts';
import { joined } from '#prose/lists.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { insights, tips } from './draft/advice.ts';
import { arranged, type Email, furnish, type Plan } from './draft/arrange.ts';
import { phoneOf } from './draft/contact.ts';
import { direct } from './draft/methods/direct.ts';
import { masterclass } from './draft/methods/masterclass.ts';
import { interview, podcast } from './draft/methods/talks.ts';
import { OPT_OUT, TIMING } from './draft/sentences/shared.ts';
import { type Stock, stockOf } from './draft/stock.ts';
import type { EmailType } from './options.ts';

const METHODS: Readonly<Record<EmailType, (stock: Stock) => Plan>> = {
	'Interview Method': interview,
	'Podcast Method': podcast,
	'Direct Method': direct,
	'Masterclass Method': masterclass,
};

/** The built-in engine: arranges the member's sentences where they fit; what is missing is left out or asked for. */
export function draft(input: ColdEmailInput): ColdEmailOutput {
	const stock = stockOf(input);
	const { material } = stock;
	const { emails, days, variants = [] } = METHODS[input.emailType || 'Direct Method'](stock);
	furnish(emails, stock);
	const taken = new Set<string>();
	const message = (email: Email, begins = false) => ({
		subjectLine: subjectFrom(email.subjects, taken),
		body: letter(input, material.greeting, arranged(email), begins),
	});
	let day = 1;
	const followUp = (email: Email, after: number) => {
		day += after;
		return { ...message(email), timing: fill(TIMING.later, { day: String(day), days: String(after) }) };
	};
	const [initial, one, two, three] = emails;
	const emailSequence = {
		initialEmail: { ...message(initial, true), timing: TIMING.first },
		followUp1: followUp(one, days[0]),
		followUp2: followUp(two, days[1]),
		followUp3: followUp(three, days[2]),
	};
	// Only what the member entered makes an alternative.
	const whole = variants.filter((variant) => wordsIn(arranged(variant)).length >= WORDS.least);
	const emailVariants = whole.map((variant) => ({
		approach: variant.approach,
		...message(variant, true),
		reasoning: fill(variant.reasoning, { first: material.first }),
	}));
	const written = [...Object.values(emailSequence), ...emailVariants].map(({ body }) => body).join('\n');
	return {
		emailSequence,
		emailVariants,
		industryInsights: insights(material, input),
		personalizationTips: tips(material, input, written),
	};
}

/** Greeting, text, signature and footer; with title and telephone number where this email `begins` the contact. */
function letter(input: ColdEmailInput, greeting: string, text: string, begins: boolean): string {
	const name = `${oneLine(input.senderFirstName)} ${oneLine(input.senderLastName)}`.trim();
	const signature = begins
		? [name, oneLine(input.senderTitle), phoneOf(input.senderContactInfo)]
		: [oneLine(input.senderFirstName)];
	return [greeting, text, joined('\n', ...signature), `${footerAddress(input)}\n${OPT_OUT}`].join('\n\n');
}

/** The postal address on one line, after the company's name unless it begins with it. */
function footerAddress({ senderPhysicalAddress, senderCompanyName }: ColdEmailInput): string {
	const lines = senderPhysicalAddress.split(/[\r\n]+/).map((line) => oneLine(line).replace(/,$/, ''));
	const address = joined(', ', ...lines);
	const company = oneLine(senderCompanyName);
	return address.toLowerCase().startsWith(company.toLowerCase()) ? address : `${company}, ${address}`;
}
