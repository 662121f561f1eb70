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

/** What a form said about the client: for "Save as client". */
const TO_CLIENT: { readonly [Id in ToolId]?: (input: InputOf<Id>) => Found } = {
	dealmaker: ({ answers }) => ({ company: answers.client }),
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
	'sales-call-analyzer': ({ prospectInfo: info, participantRoles }) => ({
		company: info.companyName,
		trade: info.industry,
		size: info.companySize,
		people: person(participantRoles.prospect, info.prospectRole),
	}),
	'growth-plan-calculator': (input) => ({
		company: input.clientCompanyName,
		trade: input.clientIndustry,
		people: person(input.prospectsName, input.prospectsJobTitle),
	}),
};

/** What an input says about a client; only what was filled in. Null for tools that ask about none. */
export function clientInInput(tool: ToolId, input: object): Found | null {
	const read = TO_CLIENT[tool] as ((input: object) => Found) | undefined;
	if (read === undefined) return null;
	const entries = Object.entries(read(input)).filter(
		([, value]) => value !== undefined && value !== '' && value.length > 0,
	);
	return Object.fromEntries(entries);
}

function person(name: string, role: string, email = ''): NewClient['people'] {
	return name === '' ? [] : [{ name, role, email }];
}
