import { expect, it } from 'vitest';
import { catalog, type ToolId } from './catalog.ts';
import { serverTools } from './server.ts';

type Verdict = (output: object, input: object) => readonly string[];

async function verdictOf(id: ToolId, change: (output: never) => void = () => {}): Promise<readonly string[]> {
	const { example } = (await import(`./${id}/example.ts`)) as { example: object };
	const { verdict } = (await import(`./${id}/verdict.ts`)) as { verdict: Verdict };
	const output = structuredClone(serverTools[id].draft(example));
	change(output as never);
	return verdict(output, example).filter((line) => line !== '');
}

const EXPECTED: Partial<Record<ToolId, readonly string[]>> = {
	'ai-ad-writer': [
		'8 ads.',
		'In 5, hook or headline is only a name: give it a line of its own.',
		'£40 a day for 21 days: £840 in all.',
		'Meta’s import still lacks 3 entries.',
	],
	'ai-content-creator': ['12 pieces written.', '24 slots still open: each needs an answer of its own.'],
	'ai-sdr': [
		'Lead score C, but high priority: you set the urgency to High.',
		'Still to find out: need, timing and budget.',
	],
	'cold-email-writer': [
		'4 emails, the last on day 12.',
		'Nothing is left to fill in.',
		'Follow-up 2: 7 of 8 checks met, all but “Personal facts”.',
	],
	compass: ['Fits best: Repair orders for property managers, 7 of 10 points.'],
	dealmaker: [
		'A next step was agreed on the call.',
		'3 parts not confirmed: a client does not get to see them.',
		'4 things to check.',
	],
	'growth-plan-calculator': ['5 troubles in their words.', '3 next steps agreed.'],
	'prompt-generator': ['Before you use it, paste in: the email from the parent.'],
	ideator: [
		'15 questions to ask.',
		'3 of your 4 points matched to questions of ours; “Lawyers spend the first meeting on facts that a form could…” is asked about in general.',
	],
	'sales-call-analyzer': ['A next step is agreed.', 'Has a say and was not on the call: Beth.'],
};

it.each(Object.keys(EXPECTED) as ToolId[])('%s sums up the result of its example', async (id) => {
	expect(await verdictOf(id)).toEqual(EXPECTED[id]);
});

it('counts the days of emails in their order, however a database kept them', async () => {
	const turned = await verdictOf('cold-email-writer', (output: never) => {
		const kept = output as { emailSequence: object };
		kept.emailSequence = Object.fromEntries(Object.entries(kept.emailSequence).toReversed());
	});
	expect(turned[0]).toBe('4 emails, the last on day 12.');
});

it('is there for every tool', () => {
	expect(Object.keys(catalog).filter((id) => !(id in EXPECTED))).toEqual([]);
});

it('tells of what a member has still to do, and not of what is done', async () => {
	const open = await verdictOf('sales-call-analyzer', ({ callAnalysis }: never & { callAnalysis: never }) => {
		for (const row of (callAnalysis as { ledger: { kind: string; note: string }[] }).ledger) {
			if (row.kind === 'doubt') row.note = '';
		}
	});
	expect(open).toContain('Still open: “And if the engineers hate it again?”');
	const confirmed = await verdictOf('dealmaker', (output: never & { unconfirmed: string[] }) => {
		(output as { unconfirmed: string[] }).unconfirmed = [];
	});
	expect(confirmed).toContain('You confirmed every part.');
	const gapped = await verdictOf('cold-email-writer', (output: never) => {
		(output as { emailSequence: { initialEmail: { body: string } } }).emailSequence.initialEmail.body += ' [add a day]';
	});
	expect(gapped).toContain('1 place to fill in before you send them.');
	const further = await verdictOf('growth-plan-calculator', (output: never) => {
		(output as { growthPlan: { nextSteps: { immediateActions: object[] } } }).growthPlan.nextSteps.immediateActions =
			[];
	});
	expect(further).toContain('No next step is agreed.');
});
