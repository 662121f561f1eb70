import { oneLine } from '#language/clean.ts';
import { compose, subjectFrom } from '#prose/email/compose.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { insights } from './draft/insights.ts';
import { direct } from './draft/methods/direct.ts';
import { interview } from './draft/methods/interview.ts';
import { masterclass } from './draft/methods/masterclass.ts';
import { podcast } from './draft/methods/podcast.ts';
import type { EmailPlan, MethodPlan } from './draft/plan.ts';
import { phoneOf } from './draft/show.ts';
import { type Situation, situationOf } from './draft/situation.ts';
import { tips } from './draft/tips.ts';
import type { EmailType } from './options.ts';

const METHODS: Readonly<Record<EmailType, (situation: Situation) => MethodPlan>> = {
	'Interview Method': interview,
	'Podcast Method': podcast,
	'Direct Method': direct,
	'Masterclass Method': masterclass,
};

/**
 * The built-in engine: writes four e-mails and two alternative openings from the input and what is known of the trade.
 */
export function draft(input: ColdEmailInput): ColdEmailOutput {
	const situation = situationOf(input);
	const plan = METHODS[input.emailType || 'Direct Method'](situation);
	const taken = new Set<string>();
	const said = new Set<string>();
	const written = ({ subjects, paragraphs }: EmailPlan, begins: boolean) => ({
		subjectLine: subjectFrom(subjects, taken),
		body: body(situation, compose(paragraphs, situation.english, said), begins),
	});
	const days = [1, ...plan.gaps].map((_, index) => 1 + plan.gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0));
	const timing = (index: number) => `Day ${days[index]} (${plan.gaps[index - 1]} days later)`;
	const [followUp1, followUp2, followUp3] = plan.followUps;
	const output = {
		emailSequence: {
			initialEmail: { ...written(plan.initial, true), timing: 'Day 1' },
			followUp1: { ...written(followUp1, false), timing: timing(1) },
			followUp2: { ...written(followUp2, false), timing: timing(2) },
			followUp3: { ...written(followUp3, false), timing: timing(3) },
		},
		emailVariants: plan.variants.map((variant) => ({
			approach: variant.approach,
			...written(variant, true),
			reasoning: variant.reasoning,
		})),
		industryInsights: insights(situation, plan),
	};
	return { ...output, personalizationTips: tips(situation, plan, output) };
}

/** Greeting, text, signature and footer. The telephone number is included if this e-mail `begins` the contact. */
function body({ input, firstName, sender }: Situation, text: string, begins: boolean): string {
	const company = oneLine(input.senderCompanyName);
	const post = [oneLine(input.senderTitle), company].filter((part) => part !== '').join(', ');
	const signature = begins
		? [sender, post, phoneOf(input.senderContactInfo)]
		: [oneLine(input.senderFirstName), company];
	return [
		`Hi ${firstName},`,
		text,
		signature.filter((line) => line !== '').join('\n'),
		`${footerAddress(input)}\nTo opt out, reply "no" and I will not write again.`,
	].join('\n\n');
}

/** The postal address on one line, after the company's name unless it begins with it. */
function footerAddress({ senderPhysicalAddress, senderCompanyName }: ColdEmailInput): string {
	const address = senderPhysicalAddress
		.split(/[\r\n]+/)
		.map((line) => oneLine(line).replace(/,$/, ''))
		.filter((line) => line !== '')
		.join(', ');
	const company = oneLine(senderCompanyName);
	return address.toLowerCase().startsWith(company.toLowerCase()) ? address : `${company}, ${address}`;
}
