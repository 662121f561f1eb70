import type { GivenRole } from '#shared/calls.ts';
import type { Client, NewClient } from '#shared/clients.ts';
import type { ToolId } from './catalog.ts';
import type { Fields, InputOf } from './hand-over.ts';

/** What a form asks about the client, from the client's record; the first person is the one to talk to. */
const FROM_CLIENT: { readonly [Id in ToolId]?: (client: Client) => Fields<Id> } = {
	dealmaker: ({ company }) => ({ 'answers.client': company }),
	'cold-email-writer': ({ company, trade, people: [person] }) => ({
		prospectCompany: company,
		targetIndustry: trade,
		fullName: person?.name,
		targetRole: person?.role,
		emailAddress: person?.email,
	}),
	'ai-sdr': ({ company, trade, size, people: [person] }) => ({
		'leadInfo.companyName': company,
		'leadInfo.industry': trade,
		'leadInfo.companySize': size,
		'leadInfo.contactName': person?.name,
		'leadInfo.contactRole': person?.role,
		'leadInfo.email': person?.email,
	}),
	'sales-call-analyzer': ({ company, trade, size, people }) => ({
		'participantRoles.prospect': people.map(({ name }) => name).join(', '),
		'prospectInfo.companyName': company,
		'prospectInfo.industry': trade,
		'prospectInfo.companySize': size,
		'prospectInfo.prospectRole': people[0]?.role,
	}),
	'growth-plan-calculator': ({ company, trade, people: [person] }) => ({
		clientCompanyName: company,
		clientIndustry: trade,
		prospectsName: person?.name,
		prospectsJobTitle: person?.role,
	}),
};

/** Texts for a tool's form. */
export function fieldsFromClient(tool: ToolId, client: Client): Readonly<Record<string, unknown>> {
	const fields = FROM_CLIENT[tool] as ((client: Client) => object) | undefined;
	return { ...fields?.(client) };
}

/** Whether a tool's form asks about a client. */
export function isAboutClient(tool: string): boolean {
	return tool in FROM_CLIENT;
}

type Found = Partial<NewClient>;

/** What lists of trades offer for all that they do not name. */
const OTHER = 'Other';

/** What a form said about the client: for "Save as client". */
const TO_CLIENT: { readonly [Id in ToolId]?: (input: InputOf<Id>) => Found } = {
	dealmaker: ({ answers, speakerRoles }) => ({ company: answers.client, people: orSpeakers([], speakerRoles) }),
	'cold-email-writer': (input) => ({
		company: input.prospectCompany,
		trade: input.targetIndustry,
		people: person(input.fullName, input.targetRole, input.emailAddress),
	}),
	'ai-sdr': ({ leadInfo: lead }) => ({
		company: lead.companyName,
		trade: lead.industry,
		size: lead.companySize,
		people: person(lead.contactName, lead.contactRole, lead.email),
	}),
	'sales-call-analyzer': ({ prospectInfo: info, participantRoles, speakerRoles }) => ({
		company: info.companyName,
		trade: info.industry,
		size: info.companySize,
		people: orSpeakers(person(participantRoles.prospect, info.prospectRole), speakerRoles),
	}),
	'growth-plan-calculator': (input) => ({
		company: input.clientCompanyName,
		trade: input.clientIndustry,
		people: orSpeakers(person(input.prospectsName, input.prospectsJobTitle), input.speakerRoles),
	}),
};

/** What an input says about a client; only what was filled in. Null for tools that ask about none. */
export function clientInInput(tool: ToolId, input: object): Found | null {
	const read = TO_CLIENT[tool] as ((input: object) => Found) | undefined;
	if (read === undefined) return null;
	const entries = Object.entries(read(input)).filter(
		([, value]) => value !== undefined && value.length > 0 && value !== OTHER,
	);
	return Object.fromEntries(entries);
}

function person(name: string, role: string, email = ''): NewClient['people'] {
	return name === '' ? [] : [{ name, role, email }];
}

/** The speakers who buy, where a form names nobody else. */
function orSpeakers(people: NewClient['people'], speakers: readonly GivenRole[]): NewClient['people'] {
	if (people.length > 0) return people;
	return speakers.flatMap(({ name, role }) => (role === 'prospect' ? person(name, '') : []));
}
