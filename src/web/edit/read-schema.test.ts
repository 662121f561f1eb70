import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalog, type ToolId } from '#tools/catalog.ts';
import { isFixed } from '#tools/fields.ts';
import { serverTools } from '#tools/server.ts';
import { cleaned, withEntryAt, withValueAt } from './edit-value.ts';
import { type GroupPart, type Part, pathOf, readParts, textsOf } from './read-schema.ts';

const TOOLS = Object.keys(catalog) as ToolId[];

async function exampleOutput(id: ToolId): Promise<object> {
	const { example } = (await import(`../../tools/${id}/example.ts`)) as { example: object };
	return serverTools[id].draft(serverTools[id].contract.input.parse(example));
}

/** The paths of all texts of a value, with a star for each index of a list. */
function leaves(value: unknown, path: readonly string[] = []): string[] {
	if (typeof value === 'string') return [path.join('.')];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, Array.isArray(value) ? '*' : key]));
}

const starred = (id: string) =>
	pathOf(id)
		.map((step) => (typeof step === 'number' ? '*' : step))
		.join('.');

const editable = (id: ToolId, output: unknown) =>
	new Set(textsOf(readParts(catalog[id].output, output)).map((part) => starred(part.id)));

const groupsOf = (parts: readonly Part[]): GroupPart[] =>
	parts.flatMap((part) => (part.kind === 'group' ? [part, ...groupsOf(part.parts)] : []));

/** The texts of each result that cannot be edited: quotes, choices, and what is measured or calculated. */
const NOT_EDITED: Record<ToolId, readonly string[]> = {
	'ai-ad-writer': [
		'adCampaign.campaignOverview.estimatedReach',
		'adCampaign.campaignOverview.recommendedBudget',
		'adCampaign.campaignOverview.primaryObjective',
		'adCampaign.adVariations.*.placement',
		'adCampaign.adVariations.*.callToAction',
		'adCampaign.targetingStrategy.specialCategoryNotice',
		'adCampaign.optimization.testPlan.*.minimumSample',
		'adCampaign.targetingStrategy.meantFor.*',
		'adCampaign.optimization.budgetSplit.*.part',
		'adCampaign.optimization.budgetSplit.*.amount',
		'adCampaign.optimization.budgetSplit.*.calculation',
		'adCampaign.importLacks.*',
	],
	'ai-content-creator': [
		'contentStrategy.platformStrategies.*.platform',
		'contentStrategy.contentCalendar.*.contentPieces.*.platform',
		'contentStrategy.contentCalendar.*.contentPieces.*.contentType',
	],
	'ai-sdr': [
		'sdrCampaign.leadScoring.overallScore',
		'sdrCampaign.leadScoring.calculation',
		'sdrCampaign.leadScoring.qualificationCriteria.*.criteria',
		'sdrCampaign.leadScoring.qualificationCriteria.*.weight',
		'sdrCampaign.leadScoring.qualificationCriteria.*.assessment',
		'sdrCampaign.outreachSequence.*.channel',
	],
	'cold-email-writer': [],
	compass: [
		'about.*',
		'missing.*',
		'reading.choices.*',
		'reading.taken',
		'recommendations.*.difficulty',
		'recommendations.*.marketDemand',
		'recommendations.*.potentialRevenue',
		...['fit', 'reach', 'proof', 'time', 'money'].map((score) => `recommendations.*.scores.${score}.reason`),
	],
	dealmaker: ['beforeSending.*', 'outcome', 'unconfirmed.*'],
	'growth-plan-calculator': [
		'beforeSending.*',
		'growthPlan.discoveryInsights.callAnalysis.buyingSignals.*',
		'growthPlan.discoveryInsights.callAnalysis.hesitationPoints.*',
		'growthPlan.discoveryInsights.painPoints.*.evidenceFromCall',
	],
	ideator: [
		'discoveryCallToolkit.postCall.ideas.*',
		...['words', 'id', 'name', 'others.*.id', 'others.*.name'].map((part) => `discoveryCallToolkit.takenAs.*.${part}`),
	],
	'prompt-generator': [],
	'sales-call-analyzer': [
		'callAnalysis.callSummary.callType',
		'callAnalysis.callSummary.duration',
		'callAnalysis.callSummary.glance.*',
		...['budget', 'authority', 'need', 'timeline'].map(
			(part) => `callAnalysis.qualificationAnalysis.bantScore.${part}.evidence.*`,
		),
		'callAnalysis.sentimentAnalysis.overallSentiment',
		...['kind', 'label', 'note', 'quote', 'speaker', 'fact.id'].map((part) => `callAnalysis.ledger.*.${part}`),
		...['per', 'currency', 'unit', 'who', 'name', 'kind', 'owner', 'when', 'ended'].map(
			(detail) => `callAnalysis.ledger.*.fact.details.${detail}`,
		),
		...['basis', 'basisNote', 'sides.*.role', 'sides.*.names.*'].map((part) => `callAnalysis.measurements.${part}`),
		...['speakerSwitches', 'switchRate', 'patience'].flatMap((figure) => [
			`callAnalysis.measurements.${figure}.unit`,
			`callAnalysis.measurements.${figure}.how`,
		]),
		...['overall', 'dealProbability', 'listening'].flatMap((score) => [
			`callAnalysis.scoring.${score}.*.part`,
			`callAnalysis.scoring.${score}.*.reason`,
		]),
		'callAnalysis.scoring.note',
		'callAnalysis.assumptions.*',
	],
};

describe.each(TOOLS)('the texts of a result of %s', (id) => {
	const schema = catalog[id].output as z.ZodType<object>;

	it('are all there to be edited but for quotes, choices and what is measured', async () => {
		const output = await exampleOutput(id);
		const all = new Set(leaves(output));
		const found = editable(id, output);
		expect([...all].filter((path) => !found.has(path)).toSorted()).toEqual(
			NOT_EDITED[id].filter((path) => all.has(path)).toSorted(),
		);
		expect([...found].filter((path) => NOT_EDITED[id].includes(path))).toEqual([]);
	});

	it('come back from the place where they were put, in a result that the contract takes', async () => {
		const output = await exampleOutput(id);
		const texts = textsOf(readParts(schema, output));
		expect(texts.length).toBeGreaterThan(0);
		expect(new Set(texts.map((part) => part.id)).size).toBe(texts.length);
		const edited = texts.reduce((value, part) => withValueAt(value, pathOf(part.id), `${part.id}!`), output);
		expect(textsOf(readParts(schema, edited)).map(({ text }) => text)).toEqual(texts.map((part) => `${part.id}!`));
		expect(schema.parse(edited)).toEqual(edited);
		expect(cleaned(schema, edited)).toEqual(edited);
		// Everything else is unchanged; an optional text that was not there is emptied, and goes.
		const back = texts.reduce((value, part) => withValueAt(value, pathOf(part.id), part.text), edited);
		expect(cleaned(schema, back)).toEqual(cleaned(schema, output));
	});

	it('have names in words, which tell them apart from the texts beside them', async () => {
		const parts = readParts(schema, await exampleOutput(id));
		for (const group of [{ parts }, ...groupsOf(parts)]) {
			const names = group.parts.map((part) => (part.kind === 'text' ? part.label : part.title));
			expect(new Set(names).size, names.join('; ')).toBe(names.length);
			for (const name of names) expect(name.replace(/: .*/, '')).not.toMatch(/[a-z][A-Z](?!n\b)|_|^\s*$|undefined/);
		}
	});

	it('are kept from what the server measures by a mark in the contract', () => {
		const texts = textPlaces(schema);
		const asked = textPlaces(serverTools[id].answer);
		// The schedule of the ads and the email after a call are made by code, but they are texts like any other.
		const known = [
			'adCampaign.optimization.schedule.*.period',
			'adCampaign.optimization.schedule.*.action',
			'callAnalysis.followUpEmail.subject',
			'callAnalysis.followUpEmail.opening',
			'callAnalysis.followUpEmail.steps.*.text',
			'callAnalysis.followUpEmail.closing',
		];
		expect(texts.filter((path) => !asked.includes(path) && !known.includes(path))).toEqual([]);
	});
});

/** Where a schema has free texts without the mark. */
function textPlaces(schema: z.ZodType, path: readonly string[] = []): string[] {
	if (isFixed(schema)) return [];
	if (schema instanceof z.ZodString) return [path.join('.')];
	if (schema instanceof z.ZodOptional) return textPlaces(schema.unwrap() as z.ZodType, path);
	if (schema instanceof z.ZodPipe) return textPlaces(schema.out as z.ZodType, path);
	if (schema instanceof z.ZodArray) return textPlaces(schema.element as z.ZodType, [...path, '*']);
	if (!(schema instanceof z.ZodObject)) return [];
	return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
		textPlaces(inner, [...path, key]),
	);
}

describe('headings', () => {
	it('say keys in words, lists by number and entries by their own name', async () => {
		const parts = readParts(catalog['sales-call-analyzer'].output, await exampleOutput('sales-call-analyzer'));
		const titles = groupsOf(parts).map(({ title }) => title);
		expect(titles.slice(0, 4)).toEqual(['Call summary', 'Key highlights', 'Qualification analysis', 'BANT score']);
		expect(titles).toContain('Missed opportunities');
		expect(titles.find((title) => title.startsWith('Objection raised 1: '))).toContain('And does it');
		expect(textsOf(parts).map(({ label }) => label)).toContain('Key highlight 3');
		const mails = readParts(catalog['cold-email-writer'].output, await exampleOutput('cold-email-writer'));
		expect(groupsOf(mails).map(({ title }) => title)).toEqual(
			expect.arrayContaining(['Email sequence', 'Initial email', 'Follow-up 1', 'Personalization tips']),
		);
	});
});

const small = z.object({
	report: z.object({ title: z.string(), note: z.string().optional(), points: z.array(z.string().min(1)) }),
});

describe('an edited result', () => {
	const output = { report: { title: 'One', points: ['a', 'b'] } };

	it('offers a text that may be missing, and leaves it out again when it is empty', () => {
		const [, note] = textsOf(readParts(small, output));
		expect(note).toMatchObject({ label: 'Note', text: '', emptied: 'goes' });
		const path = pathOf(note?.id ?? '');
		expect(cleaned(small, withValueAt(output, path, ' '))).toEqual(output);
		expect(cleaned(small, withValueAt(output, path, 'New'))).toEqual({ report: { ...output.report, note: 'New' } });
	});

	it('loses emptied entries of a list, and signs that cannot be stored', () => {
		const longer = withEntryAt(output, ['report', 'points']);
		expect(longer.report.points).toEqual(['a', 'b', '']);
		const emptied = withValueAt(longer, ['report', 'points', 0], 'x\u0000\ud800');
		expect(cleaned(small, emptied)).toEqual({ report: { title: 'One', points: ['x\ufffd', 'b'] } });
	});

	it('shares with the one before what was not changed', () => {
		const next = withValueAt(output, ['report', 'title'], 'Two');
		expect(next.report.points).toBe(output.report.points);
		expect(output.report.title).toBe('One');
	});
});
