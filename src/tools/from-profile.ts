import type { BusinessProfile } from '#business/profile.ts';
import type { ToolId } from './catalog.ts';
import type { Fields } from './hand-over.ts';

/** Which field of a form means the same as which of the business profile. */
const FROM_PROFILE: { readonly [Id in ToolId]: (profile: BusinessProfile) => Fields<Id> } = {
	compass: ({ background, skills, network, prices }) => ({
		professionalBackground: background,
		topSkills: skills,
		network,
		firstPrice: prices[0]?.sum,
	}),
	ideator: ({ audience, whatWeDo, firstStep }) => ({
		idealCustomer: audience,
		initialServiceIdeas: whatWeDo,
		firstStep,
	}),
	dealmaker: ({ company, name, howItWorks }) => ({
		'answers.seller': company || name,
		'answers.solution': howItWorks,
	}),
	'cold-email-writer': (profile) => {
		const { first, last } = namesOf(profile);
		const [one, two, three] = profile.results;
		const podcast = profile.shows.find(({ kind }) => kind === 'Podcast');
		const lesson = profile.shows.find(({ kind }) => kind === 'Class');
		const publication = profile.shows.find(({ kind }) => kind !== 'Podcast' && kind !== 'Class');
		return {
			senderFirstName: first,
			senderLastName: last,
			senderTitle: profile.role,
			senderCompanyName: profile.company,
			senderEmail: profile.email,
			senderPhysicalAddress: profile.postalAddress,
			senderContactInfo: [profile.phone, profile.website].filter(Boolean).join(' · '),
			valueProposition: profile.whatWeDo,
			result1: one?.sentence,
			result2: two?.sentence,
			result3: three?.sentence,
			firstStep: profile.firstStep,
			howItWorks: profile.howItWorks,
			check: profile.check,
			checkShows: profile.checkShows,
			objection: profile.objection,
			objectionAnswer: profile.objectionAnswer,
			openingQuestion: profile.openingQuestion,
			publicationKind: publication?.kind,
			publicationName: publication?.name,
			publicationAbout: publication?.about,
			interviewTopics: publication?.topics,
			podcastName: podcast?.name,
			podcastAbout: podcast?.about,
			podcastTopics: podcast?.topics,
			className: lesson?.name,
			classDate: lesson?.date,
			classTime: lesson?.time,
			classMinutes: lesson?.minutes,
			classPlace: lesson?.place,
			classSeats: lesson?.seats,
			classTopics: lesson?.topics,
		};
	},
	'ai-sdr': (profile) => ({
		'yourCompanyInfo.companyName': profile.company,
		'yourCompanyInfo.yourName': profile.name,
		'yourCompanyInfo.yourRole': profile.role,
		'yourCompanyInfo.serviceOffering': profile.whatWeDo,
		'yourCompanyInfo.website': profile.website,
		valueProposition: profile.whatWeDo,
		'answers.result1': profile.results[0]?.sentence,
		'answers.result2': profile.results[1]?.sentence,
		'answers.result3': profile.results[2]?.sentence,
		'answers.firstStep': profile.firstStep,
		'answers.howItWorks': profile.howItWorks,
		'answers.check': profile.check,
		'answers.checkShows': profile.checkShows,
		'answers.openingQuestion': profile.openingQuestion,
		'answers.objection': profile.objection,
		'answers.objectionAnswer': profile.objectionAnswer,
		'answers.price1': priceLine(profile.prices[0]),
		'answers.price2': priceLine(profile.prices[1]),
		'answers.audience': profile.audience,
		'answers.audienceTrade': profile.audienceTrade,
		'answers.audienceSize': profile.audienceSize,
		'answers.postalAddress': profile.postalAddress,
		'answers.phone': profile.phone,
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
		...contentAnswers(profile),
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

/** "One site: £280 a month" */
function priceLine(price: BusinessProfile['prices'][number] | undefined): string {
	return price === undefined ? '' : `${price.label}: ${price.sum}`;
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

type ContentFields = Fields<'ai-content-creator'>;
type GivenAnswer = Pick<BusinessProfile['content'][number], 'first' | 'rest'> & { date?: string; picture?: string };

/** What the brand knows, in the answers of the same kind: those for content first, then what other fields hold. */
function contentAnswers(profile: BusinessProfile): ContentFields {
	const { whatWeDo, howItWorks, firstStep, check, checkShows, objection, objectionAnswer } = profile;
	const other: Readonly<Record<string, readonly GivenAnswer[]>> = {
		question: [{ first: objection, rest: objectionAnswer }],
		result: profile.results.map(({ sentence }) => ({ first: sentence, rest: '' })),
		check: [{ first: check, rest: checkShows }],
		story: profile.caseStudies.filter(isWhole).map(({ client, mayName, challenge, solution, outcome, result }) => ({
			first: mayName && client.includes(' ') ? client : '',
			rest: lines([challenge, solution, outcome || result]),
		})),
		offer: [{ first: whatWeDo, rest: lines([howItWorks, firstStep]) }],
	};
	const kinds = new Set([...profile.content.map(({ kind }) => kind), ...Object.keys(other)]);
	return Object.fromEntries(
		[...kinds].flatMap((kind) => {
			const own: readonly GivenAnswer[] = profile.content.filter((answer) => answer.kind === kind);
			const told = [...own, ...(other[kind] ?? [])].filter(({ first, rest }) => first + rest !== '');
			const once = told.filter((one, index) => index === told.findIndex(({ first }) => first === one.first));
			return once.flatMap(({ first, rest, date = '', picture = '' }, index) => {
				const path = `answers.${kind}${index + 1}`;
				return [
					[`${path}.first`, first],
					[`${path}.rest`, rest],
					...(kind === 'dated' ? [[`${path}.date`, date]] : []),
					...(kind === 'scene' ? [[`${path}.picture`, picture]] : []),
				];
			});
		}),
	);
}

const isWhole = ({ challenge, outcome, result }: Study) => challenge !== '' && outcome + result !== '';
