import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import { contract, type GrowthPlan, type GrowthPlanOutput } from './contract.ts';
import { draft } from './draft.ts';
import { sampleInput, sampleOutput } from './result/sample.ts';
import { PlanResult } from './result.tsx';
import { goldInput } from './testing.ts';

const SECTIONS = {
	executiveSummary: 'Executive Summary',
	discoveryInsights: 'Discovery Insights',
	strategicRecommendations: 'Strategic Recommendations',
	valueProposition: 'Value Proposition',
	nextSteps: 'Next Steps',
	objectionHandling: 'Objection Handling',
	credibilityBuilders: 'Credibility Builders',
	implementationRoadmap: 'Implementation Roadmap',
} satisfies Record<keyof GrowthPlan, string>;
type Part = keyof typeof SECTIONS;

const plan = sampleOutput.growthPlan;

function show(output: Partially<GrowthPlanOutput> = sampleOutput, input = sampleInput) {
	return renderUi(<PlanResult input={input} output={output} />);
}

function section(part: Part): HTMLElement {
	return screen.getByRole('region', { name: SECTIONS[part] });
}

function titles(): (string | null)[] {
	return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

function leaves(value: unknown): string[] {
	if (typeof value === 'string') return value === '' ? [] : [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** Chips stand in for references, and quotation marks are drawn. */
function ownWords(text: string): string {
	return text.replace(/ ?\(line \d+\)/, '').replace(/^“([^“”]*)”$/, '$1');
}

function showsEvery(part: Part) {
	show();
	const text = section(part).textContent ?? '';
	const words = leaves(plan[part]).map(ownWords);
	expect(words.length).toBeGreaterThan(0);
	expect(words.filter((word) => !text.includes(word))).toEqual([]);
}

describe('the result of the Growth Plan Calculator', () => {
	it('the sample is an output of the contract', () => {
		expect(contract.output.parse(sampleOutput)).toEqual(sampleOutput);
	});

	it('says before all else what differs from the call', () => {
		show({ ...sampleOutput, beforeSending: ['Investment: check “$40”, the call says $4 (line 2).'] });
		expect(screen.getByText('For you to check')).toBeVisible();
		expect(screen.getByText(/the call says \$4/)).toBeVisible();
	});

	it('GROWTH-9: has eight sections in their order', () => {
		show();
		expect(titles()).toEqual(Object.values(SECTIONS));
	});

	it.each(Object.keys(SECTIONS) as Part[])('GROWTH-9: shows %s only if it is present', (part) => {
		const { [part]: _left, ...others } = plan;
		show({ growthPlan: others });
		expect(titles()).toEqual(Object.values(SECTIONS).filter((title) => title !== SECTIONS[part]));
	});

	it('GROWTH-13: shows every field of executiveSummary', () => showsEvery('executiveSummary'));
	it('GROWTH-14: shows every field of discoveryInsights', () => {
		showsEvery('discoveryInsights');
		for (const name of ['Technicians', 'Approval']) expect(screen.getByText(name)).toBeVisible();
	});
	it('GROWTH-15: shows every field of strategicRecommendations', () => showsEvery('strategicRecommendations'));
	it('GROWTH-16: shows every field of valueProposition', () => showsEvery('valueProposition'));
	it('GROWTH-17: shows every field of nextSteps', () => showsEvery('nextSteps'));
	it('GROWTH-18: shows every field of objectionHandling', () => showsEvery('objectionHandling'));
	it('GROWTH-19: shows every field of credibilityBuilders', () => showsEvery('credibilityBuilders'));
	it('GROWTH-20: shows every field of implementationRoadmap', () => showsEvery('implementationRoadmap'));

	it('GROWTH-10: High and Medium urgency have colours of their own', () => {
		show();
		expect(screen.getByText('High urgency')).toHaveAttribute('data-tone', 'red');
		expect(screen.getByText('Medium urgency')).toHaveAttribute('data-tone', 'yellow');
		expect(screen.getByText('Low urgency')).toHaveAttribute('data-tone', 'neutral');
	});

	it('GROWTH-11: the Scope of Work box shows the scope and, below it, the investment range', () => {
		show();
		const heading = screen.getByRole('heading', { name: 'Scope of Work' });
		const box = heading.parentElement?.textContent ?? '';
		expect(box).toContain('Intake, parts list and training');
		expect(box.indexOf('Investment€4,800 once, €650 a month')).toBeGreaterThan(
			box.indexOf('Intake, parts list and training'),
		);
	});

	it('GROWTH-21: stands in for missing texts of the summary, an urgency and a case', () => {
		show({
			growthPlan: {
				executiveSummary: { prospectOverview: '' },
				discoveryInsights: { painPoints: [{ issue: 'Visits are repeated', urgency: '' }] },
				credibilityBuilders: { relevantCaseStudies: [{ clientProfile: '' }] },
			},
		});
		for (const words of [
			'Comprehensive prospect analysis not available.',
			'Key growth opportunity identified.',
			'Urgency TBD',
			'Similar Client Success',
		]) {
			expect(screen.getByText(words)).toBeVisible();
		}
	});

	it('GROWTH-22: numbers what has no name', () => {
		show({
			growthPlan: {
				discoveryInsights: { painPoints: [{ issue: 'Visits' }, {}], goals: [{}, { objective: '' }] },
				strategicRecommendations: { phase1Foundation: { keyInitiatives: [{}, { initiative: '' }] } },
				objectionHandling: { anticipatedConcerns: [{}, { concern: '' }] },
				implementationRoadmap: { quickWins: [{}, { action: '' }] },
			},
		});
		for (const name of [
			'Pain Point 2',
			'Goal 1',
			'Goal 2',
			'Initiative 1',
			'Initiative 2',
			'Concern 1',
			'Concern 2',
			'Quick Win 1',
			'Quick Win 2',
		]) {
			expect(screen.getByRole('heading', { name })).toBeVisible();
		}
		expect(screen.queryByText('Pain Point 1')).toBeNull();
	});

	it('GROWTH-25: leads from the words of a pain to their line, named or found', async () => {
		const { user } = show();
		const pains = within(section('discoveryInsights'));
		await user.click(pains.getByRole('button', { name: /line 2: show in the transcript/ }));
		const transcript = await screen.findByRole('dialog', { name: 'Transcript' });
		expect(within(transcript).getByText('Every week about 9 visits have to be repeated.')).toBeVisible();
		await user.click(within(transcript).getByRole('button', { name: 'Close the transcript' }));
		expect(pains.getByRole('button', { name: /line 4: show in the transcript/ })).toBeVisible();
	});

	it("GROWTH-12: marks what is not in the client's copy", () => {
		show();
		const remarks = screen.getAllByText('Only in your copy');
		expect(remarks).toHaveLength(2);
		expect(remarks[0]?.parentElement).toHaveTextContent('How the call went');
		expect(section('objectionHandling')).toContainElement(remarks[1] as HTMLElement);
	});

	it('GROWTH-12: marks all that was found in the call while nobody has named it', () => {
		const input = goldInput(23, false);
		show(draft(input), input);
		expect(titles()).toEqual(['Discovery Insights', 'Objection Handling', 'Credibility Builders']);
		expect(within(section('discoveryInsights')).getByText('Only in your copy')).toBeVisible();
		expect(screen.getAllByText('Urgency TBD').length).toBeGreaterThan(0);
	});

	it('GROWTH-21: shows each open field where its part will stand, and none that is answered', () => {
		const answers = { ...goldInput(23).answers, goal: '', phase2: '', nextSteps: '' };
		const input = { ...goldInput(23), answers };
		renderUi(<PlanResult input={input} output={draft(input)} gap={(path) => <em>{`open ${path}`}</em>} />);
		expect(screen.getAllByText(/^open /).map(({ textContent }) => textContent)).toEqual([
			'open answers.goal',
			'open answers.phase2',
			'open answers.nextSteps',
		]);
		const page = section('executiveSummary');
		const term = screen.getByText('What you want');
		expect(term.nextElementSibling).toHaveTextContent('Key growth opportunity identified.open answers.goal');
		expect(page).toHaveTextContent(answers.problem);
		expect(within(section('strategicRecommendations')).getByRole('heading', { name: 'Phase 2' })).toBeVisible();
		expect(section('nextSteps')).toHaveTextContent('open answers.nextSteps');
	});

	it('shows nothing to fill in while the result is being written', () => {
		const input = goldInput(23, false);
		show({ growthPlan: {} }, input);
		expect(screen.queryByRole('region')).toBeNull();
	});

	it('takes a result of which only a part is there', () => {
		const parts: Partially<GrowthPlan> = {
			executiveSummary: {},
			discoveryInsights: { callAnalysis: {}, painPoints: [], goals: [], currentState: {} },
			strategicRecommendations: { phase1Foundation: {}, phase3Scale: {} },
			valueProposition: {},
			nextSteps: { immediateActions: [{}], proposalOutline: {} },
			objectionHandling: {},
			credibilityBuilders: { relevantCaseStudies: [], expertiseAlignment: {} },
			implementationRoadmap: { quickWins: [] },
		};
		const single = Object.keys(parts).map((part) => ({ growthPlan: { [part]: {} } }));
		for (const output of [{}, { growthPlan: {} }, { growthPlan: parts }, ...single]) {
			const view = show(output);
			expect(view.container.textContent).not.toMatch(/undefined|null|NaN/);
			view.unmount();
		}
	});

	it('shows markup in a call and in a plan as the text it is', async () => {
		const hostile = '<img src=x onerror=alert(1)>';
		const { user } = show(
			{ growthPlan: { executiveSummary: { prospectOverview: hostile } } },
			{ ...sampleInput, callTranscript: `Pilar: ${hostile}` },
		);
		await user.click(screen.getByRole('button', { name: 'Show transcript' }));
		expect(screen.getAllByText(hostile)).toHaveLength(2);
		expect(document.querySelector('img')).toBeNull();
	});
});
