import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import { contract, type LeadScore, type SdrOutput } from './contract.ts';
import { copies } from './copies.ts';
import { example } from './example.ts';
import { sampleOutput } from './result/sample.ts';
import { CampaignResult } from './result.tsx';

const TABS = ['Campaign Overview', 'Outreach Sequence', 'Channel Strategy', 'Optimization'];
const campaign = sampleOutput.sdrCampaign;
type Part = keyof typeof campaign;

function show(output: Partially<SdrOutput> = sampleOutput) {
	return renderUi(<CampaignResult input={example} output={output} />);
}

async function openTab({ user }: ReturnType<typeof show>, name: string) {
	await user.click(screen.getByRole('tab', { name }));
	return within(screen.getByRole('tabpanel', { name }));
}

/** The text of all tabs. */
async function wholeText(view: ReturnType<typeof show>): Promise<string> {
	const texts: string[] = [];
	for (const name of TABS) {
		await openTab(view, name);
		texts.push(view.container.textContent ?? '');
	}
	return texts.join('\n');
}

function leaves(value: unknown): string[] {
	if (typeof value === 'string') return value === '' ? [] : [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/**
 * A text without what the screen shows in another way: its beginning as a badge or remark, and the names of channels.
 */
function ownWords(text: string): string {
	return text
		.replace(/^(Met|Partly|Not met|Unknown)(?: \(0\.5\))?\. /, '')
		.replace(/^(?:Typical of \w+, ask|Given|Unknown): (.)/, (_, first: string) => first.toUpperCase())
		.replace(/^(Day \d+) \((.*)\)$/, '$2');
}

async function showsEvery(part: Part, except: readonly string[] = []) {
	const text = await wholeText(show());
	const words = leaves(campaign[part]).filter((leaf) => !except.includes(leaf));
	expect(words.length).toBeGreaterThan(0);
	expect(words.map(ownWords).filter((word) => !text.includes(word))).toEqual([]);
}

describe('the result of the AI SDR', () => {
	it('the sample is an output of the contract', () => {
		expect(contract.output.parse(sampleOutput)).toEqual(sampleOutput);
	});

	it('SDR-14: begins with name, letter, priority, persona, goal and timeline', () => {
		show();
		const header = within(screen.getByRole('region', { name: 'The campaign' }));
		expect(header.getByRole('heading', { level: 2 })).toHaveTextContent('Pellworth: a call before June');
		expect(header.getByText('Lead Score').parentElement).toHaveTextContent('Lead ScoreB');
		expect(header.getByText('High priority')).toHaveAttribute('data-tone', 'orange');
		const { targetPersona, primaryGoal, estimatedTimeline } = campaign.campaignOverview;
		for (const text of [targetPersona, primaryGoal, estimatedTimeline]) expect(header.getByText(text)).toBeVisible();
	});

	it.each([
		['A', 'green'],
		['B', 'blue'],
		['C', 'yellow'],
		['D', 'red'],
	] satisfies [LeadScore, string][])('SDR-15: the letter %s is %s', (overallScore, tone) => {
		show({ sdrCampaign: { ...campaign, leadScoring: { ...campaign.leadScoring, overallScore } } });
		expect(screen.getByText(overallScore).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
	});

	it('SDR-16: WIZARD-10: has four tabs and begins with the overview', () => {
		show();
		expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(TABS);
		expect(screen.getByRole('tab', { name: 'Campaign Overview' })).toHaveAttribute('aria-selected', 'true');
		expect(screen.getByText('A date for the call')).toBeVisible();
	});

	it('SDR-20: shows every field of campaignOverview', () => showsEvery('campaignOverview'));
	it('SDR-21: shows every field of leadScoring', () => showsEvery('leadScoring'));
	it('SDR-22: shows every field of leadProfile', () => showsEvery('leadProfile'));
	it('SDR-23: shows every field of outreachSequence', () =>
		showsEvery('outreachSequence', ['email', 'linkedin', 'phone', 'video', 'other']));
	it('SDR-24: shows every field of channelStrategy', () => showsEvery('channelStrategy'));
	it('SDR-25: shows every field of responseHandling', () => showsEvery('responseHandling'));
	it('SDR-26: shows every field of personalizationTactics', () => showsEvery('personalizationTactics'));
	it('SDR-27: shows every field of campaignOptimization', () => showsEvery('campaignOptimization'));
	it('SDR-28: shows every field of successTips', () => showsEvery('successTips'));
	it('SDR-29: shows every field of complianceNotes', () => showsEvery('complianceNotes'));

	it('SDR-21: shows each criterion with its weight and how the lead stands', () => {
		show();
		const table = within(screen.getByRole('table', { name: 'What the lead score is made of' }));
		const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
		expect(rows).toEqual([
			['Criterion', 'Weight', 'Assessment'],
			['Industry fit', 'High', 'MetRoofing stands in your focus.'],
			['Authority', 'High', 'PartlyAsk who signs.'],
			['Need', 'High', 'UnknownAsk how many calls ring out.'],
			['Company size', 'Low', 'Not metYou serve smaller firms.'],
			['Proof', 'Medium', 'One client with figures'],
		]);
		const size = table.getByRole('rowheader', { name: 'Company size' });
		expect(size.nextElementSibling).toHaveTextContent('Low');
		expect(size.nextElementSibling).toHaveAttribute('data-head', 'Weight');
	});

	it('SDR-23: shows the touchpoints in order, each with its day and channel', async () => {
		const tab = await openTab(show(), 'Outreach Sequence');
		expect(tab.getAllByRole('region', { name: / · / })).toHaveLength(5);
		expect(tab.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
			'Day 1 · Email',
			'Day 3 · LinkedIn',
			'Day 5 · Phone',
			'Day 8 · Video',
			'Touchpoint 5 · By post',
		]);
	});

	it('SDR-17: copies the subject, then the message, and the message alone where there is no subject', async () => {
		const view = show();
		const tab = await openTab(view, 'Outreach Sequence');
		const [email, linkedin] = campaign.outreachSequence;
		const buttons = tab.getAllByRole('button', { name: 'Copy Message' });
		expect(buttons).toHaveLength(5);
		await view.user.click(buttons[0] as HTMLElement);
		expect(await navigator.clipboard.readText()).toBe(`Calls after a storm\n\n${email?.message}`);
		await view.user.click(buttons[1] as HTMLElement);
		expect(await navigator.clipboard.readText()).toBe(linkedin?.message);
	});

	it('SDR-19: "Copy All Messages" takes every touchpoint with day, channel, subject and message', () => {
		expect(copies.map(({ label }) => label)).toEqual(['Copy All Messages']);
		const text = copies[0]?.text(sampleOutput, example) ?? '';
		for (const [index, { timing, message }] of campaign.outreachSequence.entries()) {
			const channel = ['Email', 'LinkedIn', 'Phone', 'Video', 'By post'][index];
			expect(text).toContain(`${index + 1}. ${timing} · ${channel}\n`);
			expect(text).toContain(message);
		}
		expect(text.match(/^Subject: .*$/gm)).toEqual(['Subject: Calls after a storm', 'Subject: Forty seconds']);
	});

	it('SDR-24: says which channel is not part of the campaign', async () => {
		const { email } = campaign.channelStrategy;
		const tab = await openTab(show({ sdrCampaign: { ...campaign, channelStrategy: { email } } }), 'Channel Strategy');
		expect(tab.getByRole('region', { name: 'Email' })).toHaveTextContent('Two short letters');
		expect(tab.getByRole('region', { name: 'LinkedIn' })).toHaveTextContent('Not part of this campaign');
		expect(tab.getByRole('region', { name: 'Phone' })).toHaveTextContent('Not part of this campaign');
	});

	it('marks what is missing, and says where a point comes from', async () => {
		const view = show();
		expect(screen.getByText('[confirm who runs the office]')).toHaveAttribute('data-inline', 'true');
		expect(screen.getByText('Typical of roofers: ask whether it holds')).toBeVisible();
		expect(screen.getByText('From what you entered')).toBeVisible();
		const tab = await openTab(view, 'Outreach Sequence');
		expect(tab.getByText('[add postal address]')).toHaveAttribute('data-inline', 'true');
	});

	it('takes a result of which only a part is there', async () => {
		const partial: Partially<SdrOutput>[] = [
			{},
			{ sdrCampaign: {} },
			{
				sdrCampaign: {
					campaignOverview: {},
					leadScoring: { qualificationCriteria: [{}] },
					leadProfile: {},
					outreachSequence: [{}],
					channelStrategy: {},
					responseHandling: { positiveResponses: {}, objections: [{}], noResponse: {} },
					personalizationTactics: {},
					campaignOptimization: { abtestingIdeas: [{}] },
					successTips: [],
					complianceNotes: [],
				},
			},
		];
		for (const output of partial) {
			const view = show(output);
			const text = await wholeText(view);
			expect(text).not.toMatch(/undefined|null|NaN/);
			view.unmount();
		}
	});

	it('shows markup as the text it is', async () => {
		const hostile = '<img src=x onerror=alert(1)>';
		const [first, ...others] = campaign.outreachSequence;
		if (!first) throw new Error('the sample has touchpoints');
		const view = show({
			sdrCampaign: { ...campaign, outreachSequence: [{ ...first, subject: hostile, message: hostile }, ...others] },
		});
		const tab = await openTab(view, 'Outreach Sequence');
		expect(tab.getAllByText(hostile)).toHaveLength(2);
		expect(document.querySelector('img')).toBeNull();
	});
});
