import type { NewClient } from '#shared/clients.ts';
import type { ToolId } from './catalog.ts';
import { example as proposal } from './dealmaker/example.ts';
import type { InputOf } from './hand-over.ts';

/** What the example client consists of: one call, and what is made of it. All people and companies are made up. */

export const exampleClient: Partial<NewClient> & Pick<NewClient, 'company'> = {
	company: 'Vance Bakery',
	trade: 'Bakery',
	people: [
		{ name: 'Colm Vance', role: 'Owner', email: '' },
		{ name: 'Orla Vance', role: 'Books and orders', email: '' },
	],
};

const analysis: Partial<InputOf<'sales-call-analyzer'>> = {
	callTranscript: proposal.transcript,
	callType: 'Discovery Call',
	callObjective: 'Understand what the orders of a night cost and agree a meeting with both owners',
	participantRoles: { salesPerson: 'Ruth Adebayo', prospect: 'Colm Vance', others: '' },
	prospectInfo: { companyName: exampleClient.company, industry: '', companySize: '', prospectRole: 'Owner' },
	dealStage: 'Discovery',
	productOffering: 'Loafline: order taking for bakeries',
};

/** In the order in which a member would generate them. */
export const exampleRuns: readonly { tool: ToolId; input: object }[] = [
	{ tool: 'sales-call-analyzer', input: analysis },
	{ tool: 'dealmaker', input: proposal },
];
