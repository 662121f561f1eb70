import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Document } from '#shared/document.ts';
import { copy, facts, filled, list, section, table } from '#shared/document-parts.ts';
import { printed } from '#shared/printed.ts';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import { DocumentTabs } from './document-tabs.tsx';
import { ResultHeader } from './result-header.tsx';

/** A whole tool's result: its document, which its files hold as well, and what draws it on the screen. */
interface Outreach {
	goal: string;
	doubts: { doubt: string; urgency: string; answer: string }[];
	message: { subject: string; text: string };
	costs: { part: string; sum: string }[];
	tips: string[];
	channels: { name: string; share: number }[];
}

type Arriving = Partially<Outreach>;

function planSections({ goal, doubts }: Arriving) {
	return filled(
		section('Goal', facts(['Goal', goal])),
		section('Doubts', {
			parts: 'rows',
			none: doubts && 'Nobody has named a doubt',
			sections: doubts?.map(({ doubt = '', urgency = '', answer }) =>
				section(doubt, { badge: { label: 'Urgency', text: urgency, tone: 'red' } }, facts(['Answer', answer])),
			),
		}),
	);
}

function messageSections({ message, costs, tips, channels = [] }: Arriving) {
	return filled(
		section('Message', copy(message?.text, 'Copy Message', message?.subject)),
		section(
			'Costs',
			table(
				['Part', 'Sum'],
				costs?.map(({ part, sum }) => [part, sum]),
			),
		),
		section('Channels', facts(...channels.map(({ name = '', share }) => [name, `${share}%`] as const))),
		section('Tips', list(tips), { folded: true }),
	);
}

function outreachDocument(output: Arriving): Document {
	const sections = [...planSections(output), ...messageSections(output)];
	return { title: 'Outreach', facts: [{ label: 'Goal', value: output.goal ?? '' }], sections };
}

function OutreachResult({ output }: { output: Arriving }) {
	const { title, facts: known } = outreachDocument(output);
	return (
		<>
			<ResultHeader label="The outreach" title={title} facts={known} />
			<DocumentTabs
				label="Parts of the outreach"
				tabs={[
					{ value: 'plan', label: 'Plan', sections: planSections(output) },
					{ value: 'message', label: 'Message', sections: messageSections(output) },
				]}
				below={(name) => (name === 'Answer' || name === 'Tips' ? <em>your own words</em> : null)}
				pictures={{ Channels: <Shares channels={output.channels ?? []} /> }}
			/>
		</>
	);
}

/** What is a picture is the tool's own. */
function Shares({ channels }: { channels: NonNullable<Arriving['channels']> }) {
	return channels.map(({ name = 'Channel', share = 0 }) => (
		<meter key={name} aria-label={name} value={share} max={100} />
	));
}

const output: Outreach = {
	goal: 'A call in May',
	doubts: [{ doubt: 'We have a service', urgency: 'High', answer: 'Which calls does it pass on?' }],
	message: { subject: 'After the hail', text: 'Hello [add name],\n\nwho answers at night?' },
	costs: [{ part: 'Set-up', sum: '$300' }],
	tips: ['Write down the number'],
	channels: [{ name: 'Email', share: 60 }],
};

it('draws a tool’s result from its document: tabs, entries with their badge, gaps, tables, folded parts, its picture', async () => {
	const { user } = renderUi(<OutreachResult output={output} />);
	expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Plan', 'Message']);
	const doubts = within(screen.getByRole('region', { name: 'Doubts' }));
	const entry = doubts.getByRole('heading', { name: 'We have a service' });
	expect(entry.nextElementSibling).toHaveTextContent('High');
	expect(entry.nextElementSibling).toHaveAttribute('data-tone', 'red');
	expect(doubts.getByText('Answer').nextElementSibling).toHaveTextContent('Which calls does it pass on?');
	expect(doubts.getByText('your own words')).toBeVisible();
	await user.click(screen.getByRole('tab', { name: 'Message' }));
	const list = within(screen.getByRole('navigation', { name: 'On this page' }));
	expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Message', 'Costs', 'Channels', 'Tips']);
	expect(screen.getByText('[add name]')).toHaveAttribute('data-inline', 'true');
	expect(screen.getByRole('cell', { name: '$300' })).toBeVisible();
	expect(screen.getByRole('meter', { name: 'Email' })).toBeVisible();
	expect(screen.queryByText('60%')).toBeNull();
	const tips = within(screen.getByRole('region', { name: 'Tips' }));
	expect(tips.getByText('Write down the number')).not.toBeVisible();
	expect(tips.getByText('your own words')).not.toBeVisible();
});

it('copies a message with its subject, to the letter', async () => {
	const { user } = renderUi(<OutreachResult output={output} />);
	await user.click(screen.getByRole('tab', { name: 'Message' }));
	await user.click(screen.getByRole('button', { name: 'Copy Message' }));
	expect(await navigator.clipboard.readText()).toBe('After the hail\n\nHello [add name],\n\nwho answers at night?');
});

it.each<Arriving>([{}, { doubts: [] }, { doubts: [{}], message: {}, costs: [{}], tips: [], channels: [{}] }])(
	'draws what has arrived so far, and says of an empty part what it lacks: %j',
	async (arrived) => {
		const { user, container } = renderUi(<OutreachResult output={arrived} />);
		expect(screen.queryByText('Nobody has named a doubt') !== null).toBe(arrived.doubts?.length === 0);
		await user.click(screen.getByRole('tab', { name: 'Message' }));
		expect(container).not.toHaveTextContent(/null|NaN|\[object/);
	},
);

it('prints the same sections into files', () => {
	expect(printed(outreachDocument({ ...output, tips: [] })).sections).toEqual([
		{ heading: 'Goal', blocks: [{ kind: 'facts', facts: [{ label: 'Goal', value: 'A call in May' }] }] },
		{
			heading: 'Doubts',
			blocks: [],
			sections: [
				{
					heading: 'We have a service',
					blocks: [
						{
							kind: 'facts',
							facts: [
								{ label: 'Urgency', value: 'High' },
								{ label: 'Answer', value: 'Which calls does it pass on?' },
							],
						},
					],
				},
			],
		},
		{
			heading: 'Message',
			blocks: [
				{ kind: 'facts', facts: [{ label: 'Subject', value: 'After the hail' }] },
				{ kind: 'paragraph', text: 'Hello [add name],' },
				{ kind: 'paragraph', text: 'who answers at night?' },
			],
		},
		{ heading: 'Costs', blocks: [{ kind: 'table', head: ['Part', 'Sum'], rows: [['Set-up', '$300']] }] },
		{ heading: 'Channels', blocks: [{ kind: 'facts', facts: [{ label: 'Email', value: '60%' }] }] },
	]);
});
