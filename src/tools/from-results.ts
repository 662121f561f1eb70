/** One table: which output feeds which form, and with what. */
import type { ToolId } from './catalog.ts';
import { NOT_KNOWN } from './compass/words.ts';
import type { Fields, InputOf, OutputOf } from './hand-over.ts';

/** A finished run, in the shape of its tool's present contract. */
interface Source<Id extends ToolId> {
	input: InputOf<Id>;
	/** With the member's edits. */
	output: OutputOf<Id>;
	/** Which of the `choices`, from 0. */
	choice: number;
}

interface HandOver<From extends ToolId = ToolId, To extends ToolId = ToolId> {
	from: From;
	to: To;
	/** What goes over, for the member: "the call and who spoke". */
	what: string;
	/** What the result holds several of, of which one goes over. */
	choices?(output: OutputOf<From>): readonly string[];
	fields(source: Source<From>): Fields<To>;
}

function feeds<From extends ToolId, To extends ToolId>(
	from: From,
	to: To,
	what: string,
	fields: (source: Source<From>) => Fields<To>,
	choices?: (output: OutputOf<From>) => readonly string[],
): HandOver {
	return { from, to, what, fields, ...(choices ? { choices } : {}) } as unknown as HandOver;
}

const niche = ({ output, choice }: Source<'compass'>) => output.recommendations[choice];
/** A niche of the member's own has parts that nobody knows yet. */
const known = (text: string | undefined) => (text === NOT_KNOWN ? undefined : text);
const titles = ({ recommendations }: OutputOf<'compass'>) => recommendations.map(({ title }) => title);

export const HAND_OVERS: readonly HandOver[] = [
	feeds(
		'compass',
		'ideator',
		'the niche, whom it serves and their problem',
		(source) => ({
			niche: niche(source)?.title,
			idealCustomer: known(niche(source)?.marketResearch.targetAudience),
			assumedPainPoints: known(niche(source)?.marketResearch.coreProblem),
			// Of a niche of the member's own, the description is what came of the job.
			initialServiceIdeas: known(niche(source)?.marketResearch.coreProblem)
				? niche(source)?.description
				: niche(source)?.title,
		}),
		titles,
	),
	feeds(
		'compass',
		'ai-content-creator',
		'the niche, whom it serves and their problem',
		(source) => ({
			contentThemes: niche(source)?.title,
			'targetAudience.demographics': known(niche(source)?.marketResearch.targetAudience),
			'targetAudience.challenges': known(niche(source)?.marketResearch.coreProblem),
		}),
		titles,
	),
	feeds('ideator', 'sales-call-analyzer', 'what the call was to find out', ({ input }) => ({
		callType: 'Discovery Call',
		callObjective: input.primaryGoal,
		productOffering: input.initialServiceIdeas,
	})),
	feeds('ideator', 'ai-content-creator', 'whom you serve and what troubles them', ({ input }) => ({
		contentThemes: input.niche,
		'targetAudience.demographics': input.idealCustomer,
		'targetAudience.challenges': input.assumedPainPoints,
	})),
	feeds('sales-call-analyzer', 'dealmaker', 'the call and who spoke', ({ input }) => ({
		transcript: input.callTranscript,
		speakerRoles: input.speakerRoles,
		'answers.client': input.prospectInfo.companyName,
	})),
	feeds('sales-call-analyzer', 'growth-plan-calculator', 'the call, who spoke, and the client', ({ input }) => ({
		callTranscript: input.callTranscript,
		speakerRoles: input.speakerRoles,
		clientCompanyName: input.prospectInfo.companyName,
		clientIndustry: input.prospectInfo.industry,
		prospectsName: input.participantRoles.prospect,
		prospectsJobTitle: input.prospectInfo.prospectRole,
		fullName: input.salesPersonInfo.name || input.participantRoles.salesPerson,
	})),
	feeds('sales-call-analyzer', 'ai-sdr', 'the client and what you offer', ({ input }) => ({
		'leadInfo.companyName': input.prospectInfo.companyName,
		'leadInfo.contactName': input.participantRoles.prospect,
		'leadInfo.contactRole': input.prospectInfo.prospectRole,
		'leadInfo.industry': input.prospectInfo.industry,
		'leadInfo.companySize': input.prospectInfo.companySize,
		'yourCompanyInfo.yourName': input.salesPersonInfo.name,
		'yourCompanyInfo.serviceOffering': input.productOffering,
	})),
	feeds('dealmaker', 'sales-call-analyzer', 'the call and who spoke', ({ input }) => ({
		callTranscript: input.transcript,
		speakerRoles: input.speakerRoles,
		'prospectInfo.companyName': input.answers.client,
	})),
	feeds('dealmaker', 'growth-plan-calculator', 'the call, and what the proposal says', ({ input }) => ({
		callTranscript: input.transcript,
		speakerRoles: input.speakerRoles,
		companyName: input.answers.seller,
		clientCompanyName: input.answers.client,
		'answers.problem': input.answers.problem,
		'answers.goal': input.answers.outcome,
		'answers.investment': input.answers.price,
		'answers.nextSteps': input.answers.nextSteps,
	})),
	feeds('growth-plan-calculator', 'dealmaker', 'the call, and what the plan says', ({ input }) => ({
		transcript: input.callTranscript,
		speakerRoles: input.speakerRoles,
		'answers.client': input.clientCompanyName,
		'answers.seller': input.companyName,
		'answers.problem': input.answers.problem,
		'answers.outcome': input.answers.goal,
		'answers.price': input.answers.investment,
		'answers.nextSteps': input.answers.nextSteps,
	})),
	feeds('cold-email-writer', 'ai-sdr', 'the prospect and the sender', ({ input }) => ({
		'leadInfo.companyName': input.prospectCompany,
		'leadInfo.contactName': input.fullName,
		'leadInfo.contactRole': input.targetRole,
		'leadInfo.industry': input.targetIndustry,
		'leadInfo.email': input.emailAddress,
		valueProposition: input.valueProposition,
		'yourCompanyInfo.companyName': input.senderCompanyName,
		'yourCompanyInfo.yourName': `${input.senderFirstName} ${input.senderLastName}`,
		'yourCompanyInfo.yourRole': input.senderTitle,
	})),
	feeds('ai-sdr', 'cold-email-writer', 'the lead and the sender', ({ input }) => ({
		prospectCompany: input.leadInfo.companyName,
		fullName: input.leadInfo.contactName,
		targetRole: input.leadInfo.contactRole,
		targetIndustry: input.leadInfo.industry,
		emailAddress: input.leadInfo.email,
		valueProposition: input.valueProposition,
		senderCompanyName: input.yourCompanyInfo.companyName,
		senderTitle: input.yourCompanyInfo.yourRole,
	})),
	feeds('ai-ad-writer', 'ai-content-creator', 'the business and whom it serves', ({ input }) => ({
		'brandInfo.name': input.businessInfo.name,
		'brandInfo.description': input.businessInfo.description,
		'targetAudience.demographics': input.targetAudience.primaryAudience,
		'targetAudience.interests': input.interests,
		'targetAudience.challenges': input.painPoints,
	})),
	feeds('ai-content-creator', 'ai-ad-writer', 'the brand and whom it serves', ({ input }) => ({
		'businessInfo.name': input.brandInfo.name,
		'businessInfo.description': input.brandInfo.description,
		'targetAudience.primaryAudience': input.targetAudience.demographics,
		interests: input.targetAudience.interests,
		painPoints: input.targetAudience.challenges,
	})),
];

/** The step that comes next after a result of a tool, as a button says it; none after some. */
const NEXT: Partial<Record<ToolId, { to: ToolId; does: string }>> = {
	compass: { to: 'ideator', does: 'Prepare the first call' },
	ideator: { to: 'sales-call-analyzer', does: 'After the call: analyze it' },
	'sales-call-analyzer': { to: 'dealmaker', does: 'Write the proposal' },
	dealmaker: { to: 'growth-plan-calculator', does: 'Plan their growth' },
	'growth-plan-calculator': { to: 'dealmaker', does: 'Write the proposal' },
	'cold-email-writer': { to: 'ai-sdr', does: 'Plan the outreach' },
	'ai-ad-writer': { to: 'ai-content-creator', does: 'Plan the content' },
	'ai-content-creator': { to: 'ai-ad-writer', does: 'Write the ads' },
};

export function nextAfter(tool: ToolId): { to: ToolId; does: string } | null {
	return NEXT[tool] ?? null;
}

/** What a result of this tool feeds, the most useful next tool first. */
export function handOversFrom(tool: ToolId): readonly HandOver[] {
	return HAND_OVERS.filter(({ from }) => from === tool);
}
