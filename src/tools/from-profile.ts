import type { BusinessProfile } from '#business/profile.ts';
import type { ToolId } from './catalog.ts';
import type { Fields } from './hand-over.ts';

/** Which field of a form means the same as which of the business profile. */
const FROM_PROFILE: { readonly [Id in ToolId]: (profile: BusinessProfile) => Fields<Id> } = {
	compass: ({ background, skills, network }) => ({ professionalBackground: background, topSkills: skills, network }),
	ideator: ({ audience, whatWeDo }) => ({ idealCustomer: audience, initialServiceIdeas: whatWeDo }),
	dealmaker: ({ company, name, howItWorks }) => ({
		'answers.seller': company || name,
		'answers.solution': howItWorks,
	}),
	'cold-email-writer': (profile) => {
		const { first, last } = namesOf(profile);
		return {
			senderFirstName: first,
			senderLastName: last,
			senderTitle: profile.role,
			senderCompanyName: profile.company,
			senderEmail: profile.email,
			senderPhysicalAddress: profile.postalAddress,
			senderContactInfo: [profile.phone, profile.website].filter(Boolean).join(' · '),
			valueProposition: profile.whatWeDo,
		};
	},
	'ai-sdr': (profile) => ({
		'yourCompanyInfo.companyName': profile.company,
		'yourCompanyInfo.yourName': profile.name,
		'yourCompanyInfo.yourRole': profile.role,
		'yourCompanyInfo.serviceOffering': profile.whatWeDo,
		'yourCompanyInfo.website': profile.website,
		valueProposition: profile.whatWeDo,
		socialProof: lines(profile.results.map(({ sentence }) => sentence)),
	}),
	'sales-call-analyzer': ({ name, whatWeDo }) => ({
		'participantRoles.salesPerson': name,
		'salesPersonInfo.name': name,
		productOffering: whatWeDo,
	}),
	'growth-plan-calculator': (profile) => {
		const [one, two, three] = profile.caseStudies;
		return {
			fullName: profile.name,
			companyName: profile.company || profile.name,
			yourSkillset: profile.skills,
			yourExperience: profile.background,
			links: profile.links || profile.website,
			...caseStudy('caseStudy1', one),
			...caseStudy('caseStudy2', two),
			...caseStudy('caseStudy3', three),
		};
	},
	'ai-ad-writer': (profile) => {
		// The pairs of lines belong to the results for ads, in order, and the one after them to the first step.
		const told = profile.results.filter(({ inAds }) => inAds).slice(0, 3);
		const [one, two, three] = told.map(({ sentence }) => sentence);
		const pair = (at: number) => (at < told.length ? profile.adLines[at] : undefined);
		const step = profile.adLines[told.length];
		return {
			'businessInfo.name': profile.company,
			'businessInfo.description': profile.whatWeDo,
			'targetAudience.primaryAudience': profile.audience,
			'productService.price': profile.prices[0]?.sum,
			valueProposition: profile.whatWeDo,
			brandVoice: profile.brandVoice,
			'point1.text': one,
			'point1.picture': pair(0)?.picture,
			'point1.headline': pair(0)?.headline,
			'point2.text': two,
			'point2.picture': pair(1)?.picture,
			'point2.headline': pair(1)?.headline,
			'point3.text': three,
			'point3.picture': pair(2)?.picture,
			'point3.headline': pair(2)?.headline,
			'firstStep.text': profile.firstStep,
			'firstStep.picture': step?.picture,
			'firstStep.headline': step?.headline,
			'objection.question': profile.objection,
			'objection.answer': profile.objectionAnswer,
			shortName: profile.companyShort,
			town: profile.town,
			'metaImport.link': profile.website,
		};
	},
	'ai-content-creator': (profile) => ({
		'brandInfo.name': profile.company,
		'brandInfo.description': profile.whatWeDo,
		'brandInfo.values': profile.values,
		'targetAudience.demographics': profile.audience,
		hashtagStrategy: profile.hashtags,
		brandVoice: profile.brandVoice,
	}),
	'prompt-generator': () => ({}),
};

/**
 * Texts for a tool's form. Give it a profile without what does not fit its place (`fitting`): these texts end up inside
 * sentences.
 */
export function fieldsFromProfile(tool: ToolId, profile: BusinessProfile): Readonly<Record<string, unknown>> {
	const fields = FROM_PROFILE[tool] as ((profile: BusinessProfile) => object) | undefined;
	return { ...fields?.(profile) };
}

/** The last word of a name is the last name; a single word is the first name. */
function namesOf({ name }: BusinessProfile): { first: string; last: string } {
	const words = name.split(/\s+/).filter(Boolean);
	if (words.length < 2) return { first: name, last: '' };
	return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

function lines(texts: readonly string[]): string {
	return texts.filter(Boolean).join('\n');
}

type Study = BusinessProfile['caseStudies'][number];

/** A client that may not be named is left out with its name: the plan is for another client to read. */
function caseStudy<Name extends string>(name: Name, study: Study | undefined) {
	if (study === undefined) return {};
	return {
		[`${name}ClientName`]: study.mayName ? study.client : '',
		[`${name}Challenge`]: study.challenge,
		[`${name}Solution`]: study.solution,
		[`${name}Outcome`]: study.outcome,
		[`${name}Result`]: study.result,
		[`${name}Timeframe`]: study.timeframe,
	};
}
