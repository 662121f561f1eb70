import { oneLine } from '#language/clean.ts';
import { ownSentences, shortened } from '#language/own-words.ts';
import type { ColdEmailOutput } from '../contract.ts';
import type { EmailType } from '../options.ts';
import type { MethodPlan } from './plan.ts';
import type { Situation } from './situation.ts';

type Written = Omit<ColdEmailOutput, 'personalizationTips'>;

const MOST = 6;
const FREE_MAIL =
	/@(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|gmx|proton|protonmail|mail|web|zoho)\./i;

/** What to do before sending: first gaps to fill, then what may be wrong, then what is missing. */
export function tips(situation: Situation, plan: MethodPlan, output: Written): string[] {
	const all = [
		...gaps(output, situation),
		...missing(situation),
		...confirm(situation),
		plan.promises,
		...rules(situation),
	];
	return all.slice(0, MOST);
}

function gaps({ emailSequence, emailVariants }: Written, { firstName }: Situation): string[] {
	const bodies = [...Object.values(emailSequence), ...emailVariants].map(({ body }) => body);
	const open = [...new Set(bodies.flatMap((body) => body.match(/\[add [^[\]]+\]/g) ?? []))];
	return open.length === 0 ? [] : [`Fill in ${open.join(' and ')} before you write to ${firstName}.`];
}

function missing({ input, proof, offer, challenge, news }: Situation): string[] {
	const company = oneLine(input.prospectCompany);
	const lines = [
		offer.length + proof.length > 0
			? ''
			: 'Most gain: say in your value proposition what you do, in one sentence that begins with ‘We’.',
		company === '' && !FREE_MAIL.test(input.emailAddress)
			? `The address ends in ${input.emailAddress.split('@')[1] ?? ''}. Nothing was concluded from that: if it is the company, add its name in step 3.`
			: '',
		company === '' && FREE_MAIL.test(input.emailAddress)
			? 'Add the company in step 3: the address does not tell it.'
			: '',
		proof.length > 0 || offer.length === 0
			? ''
			: 'Add one result with its figures to your value proposition: it gets an e-mail of its own.',
		challenge.length > 0
			? ''
			: 'Add as their challenge what you know of their problem and from whom; until then the e-mails ask.',
		news.length > 0
			? ''
			: 'Look at their site and job ads for something recent and add it in step 3: it becomes the reason of a follow-up.',
	];
	return lines.filter((line) => line !== '').slice(0, 3);
}

function confirm(situation: Situation): string[] {
	const { input, referrer, referrerFirst, challenge, proof, firstName } = situation;
	const note = ownSentences(input.recentNews)[0];
	const lines = [
		`Check with ${referrerFirst} first (${input.referrerEmail || referrer}) that you may use the name, and that ‘gave me your name’ is how it was.`,
		note === undefined
			? ''
			: `${WHERE_NEWS[input.emailType || 'Direct Method']} rests on ${saying(note, input.recentNews, 'the news')}: check on the day that it still holds.`,
		challenge[0] === undefined
			? ''
			: `Be ready to say who told you about the challenge (${saying(ownSentences(input.specificChallenge)[0] ?? '', input.specificChallenge, 'what you entered')}), if ${firstName} asks.`,
		proof[0] === undefined
			? ''
			: `Make sure that you may tell the result: ${saying(proof[0], input.valueProposition, 'it is somebody’s own')}.`,
	];
	return lines.filter((line) => line !== '');
}

const WHERE_NEWS: Readonly<Record<EmailType, string>> = {
	'Direct Method': 'The first follow-up',
	'Interview Method': 'A point of the first e-mail',
	'Podcast Method': 'The plan of the episode',
	'Masterclass Method': 'The second follow-up',
};

/**
 * The sentence, or its first whole clause, in quotation marks if the field contains it verbatim; otherwise `otherwise`.
 */
function saying(sentence: string, field: string, otherwise: string): string {
	const source = field.replace(/\s+/g, ' ');
	const bare = sentence.replace(/\.$/, '');
	const text = (shortened(sentence, 22) ?? '').replace(/\.$/, '');
	const asTyped = [text, text.charAt(0).toLowerCase() + text.slice(1)].find(
		(one) => (text === bare || text.split(' ').length >= 7) && one !== '' && source.includes(one),
	);
	return asTyped === undefined ? otherwise : `“${asTyped}”`;
}

function rules({ industry }: Situation): string[] {
	const rule = industry?.mayNotClaim[0];
	return rule === undefined ? [] : [`In this trade: ${rule}`];
}
