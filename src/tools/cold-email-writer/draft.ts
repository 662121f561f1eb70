import { wordsIn } from '#prose/email/read-email.ts';
import { WORDS } from '#prose/email/rules.ts';
import { subjectFrom } from '#prose/email/subject.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { arranged, type Email, furnished } from './draft/arrange.ts';
import { insights } from './draft/insights.ts';
import { letter } from './draft/letter.ts';
import { type Material, materialOf } from './draft/material.ts';
import { direct } from './draft/methods/direct.ts';
import { interview } from './draft/methods/interview.ts';
import { masterclass } from './draft/methods/masterclass.ts';
import { podcast } from './draft/methods/podcast.ts';
import type { Plan } from './draft/plan.ts';
import { TIMING } from './draft/sentences/shared.ts';
import { tips } from './draft/tips.ts';
import type { EmailType } from './options.ts';

const METHODS: Readonly<Record<EmailType, (material: Material, input: ColdEmailInput) => Plan>> = {
	'Interview Method': interview,
	'Podcast Method': podcast,
	'Direct Method': direct,
	'Masterclass Method': masterclass,
};

/**
 * The built-in engine: arranges the member's own sentences, each where it fits, between few fixed ones. What is missing
 * is left out or asked for.
 */
export function draft(input: ColdEmailInput): ColdEmailOutput {
	const material = materialOf(input);
	const plan = METHODS[input.emailType || 'Direct Method'](material, input);
	const taken = new Set<string>();
	const written = (email: Email, begins = false) => ({
		subjectLine: subjectFrom(email.subjects, taken),
		body: letter(input, material, arranged(email), begins),
	});
	const [one, two, three] = plan.days;
	const timing = (day: number, days: number) => fill(TIMING.later, { day: String(day), days: String(days) });
	const [initial, followUp1, followUp2, followUp3] = furnished([plan.initial, ...plan.followUps] as const, plan.pool);
	const emailSequence = {
		initialEmail: { ...written(initial, true), timing: fill(TIMING.first, { day: '1' }) },
		followUp1: { ...written(followUp1), timing: timing(1 + one, one) },
		followUp2: { ...written(followUp2), timing: timing(1 + one + two, two) },
		followUp3: { ...written(followUp3), timing: timing(1 + one + two + three, three) },
	};
	// Only what the member entered makes an alternative.
	const whole = plan.variants.filter((variant) => wordsIn(arranged(variant)).length >= WORDS.least);
	const emailVariants = whole.map((variant) => ({
		approach: variant.approach,
		...written(variant, true),
		reasoning: variant.reasoning,
	}));
	const bodies = [...Object.values(emailSequence), ...emailVariants].map(({ body }) => body);
	return {
		emailSequence,
		emailVariants,
		industryInsights: insights(material, input),
		personalizationTips: tips(material, input, bodies),
	};
}
