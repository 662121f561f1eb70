import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import type { IdeatorOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ToolkitResult } from './result.tsx';

const sample: IdeatorOutput = {
	discoveryCallToolkit: {
		callPrep: {
			mindsetAndGoals: 'Learn first.',
			targetAudienceProfile: {
				role: 'Owner of two bakeries',
				likelyGoals: ['Sleep until four (assumption)'],
				likelyFrustrations: ['“Orders by phone” (your point 1): holds if the phone rings'],
			},
			keyIndustryInsights: ['Unknown: the share of regulars.'],
		},
		callFramework: {
			opening: ['‘Good morning.’'],
			discoveryQuestions: {
				workflowAndProcess: ['Which flour?', 'Who bakes?', 'When is dawn?', 'How many ovens?'],
				painPointValidation: ['What burnt last?', 'Who noticed?', 'How was it mended?'],
			},
			closing: ['‘What have I got wrong?’'],
		},
		postCall: { nextSteps: ['Write it down.', 'Ask for [add name].'] },
	},
};

type Answer = (answers: Record<string, string>) => Promise<void>;

function show(output: Partially<IdeatorOutput> = sample, answer?: Answer) {
	return renderUi(<ToolkitResult input={example} output={output} answer={answer} />);
}

function column(name: string) {
	return within(screen.getByRole('region', { name }));
}

describe('the result of the Ideator', () => {
	it('IDEATOR-5: IDEATOR-11: has three columns, the last with the next steps', () => {
		show();
		const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
		expect(headings).toEqual(['1Call Preparation', '2Call Framework', '3After the Call']);
		expect(column('After the Call').getByText('Write it down.')).toBeVisible();
		expect(column('After the Call').getByText('[add name]')).toBeVisible();
	});

	it('IDEATOR-6: IDEATOR-9: shows mindset, target role with goals and frustrations, and insights', () => {
		show();
		const preparation = column('Call Preparation');
		for (const text of [
			'Learn first.',
			'Owner of two bakeries',
			'Sleep until four',
			'Assumption',
			'Your point 1: holds if the phone rings',
			'Unknown: the share of regulars.',
		])
			expect(preparation.getByText(text)).toBeVisible();
	});

	it('names the parts of the built-in engine for what they are: the words of the member', () => {
		const { discoveryCallToolkit } = draft({ ...example, initialServiceIdeas: '1. A form\n2. A list' });
		show({ discoveryCallToolkit });
		const titles = (name: string) =>
			column(name)
				.getAllByRole('heading', { level: 4 })
				.map((heading) => heading.textContent);
		expect(titles('Call Preparation')).toEqual([
			'Mindset and goals',
			'Your customers',
			'Your goal for the call',
			'Likely frustrations',
			'What you do not know yet',
		]);
		expect(column('Call Preparation').getByText(`“${example.idealCustomer}”`)).toBeVisible();
		expect(titles('After the Call')).toEqual(['Next steps', 'Your service ideas']);
		for (const idea of ['“A form”', '“A list”']) expect(column('After the Call').getByText(idea)).toBeVisible();
	});

	it('leaves a part out where there is nothing to list', () => {
		const { discoveryCallToolkit } = draft({ ...example, initialServiceIdeas: 'none', uncertainties: 'dont know' });
		show({ discoveryCallToolkit });
		expect(screen.getByText('Your customers')).toBeVisible();
		for (const title of ['What you do not know yet', 'Your service ideas'])
			expect(screen.queryByText(title)).toBeNull();
	});

	it('leaves the headings of a model, which knows more than the member', () => {
		show();
		for (const title of ['Target role', 'Likely goals', 'Key industry insights'])
			expect(screen.getByText(title)).toBeVisible();
		expect(screen.getByText('Owner of two bakeries')).toBeVisible();
	});

	it('IDEATOR-7: shows the opening and the closing', () => {
		show();
		expect(column('Call Framework').getByText('“Good morning.”')).toBeVisible();
		expect(column('Call Framework').getByText('“What have I got wrong?”')).toBeVisible();
	});

	it('IDEATOR-8: IDEATOR-10: shows two questions of each kind until "Show all N" is pressed', async () => {
		const { user } = show();
		const framework = column('Call Framework');
		expect(framework.getByText('Who bakes?')).toBeVisible();
		expect(framework.queryByText('When is dawn?')).toBeNull();
		await user.click(framework.getByRole('button', { name: 'Show all 4 workflow questions' }));
		expect(framework.getByText('How many ovens?')).toBeVisible();
		expect(framework.queryByText('How was it mended?')).toBeNull();
		await user.click(framework.getByRole('button', { name: 'Show all 3 validation questions' }));
		expect(framework.getByText('How was it mended?')).toBeVisible();
		await user.click(framework.getByRole('button', { name: 'Show the first two workflow questions' }));
		expect(framework.queryByText('When is dawn?')).toBeNull();
	});

	it('says what the points were taken to be about, and has another choice written anew', async () => {
		const words = 'Orders by phone';
		const others = [{ id: 'booking', name: 'making appointments' }];
		const takenAs = [{ words, id: 'missed-calls', name: 'calls that nobody takes', others }];
		const answer = vi.fn(async () => {});
		const { user } = show({ discoveryCallToolkit: { takenAs } }, answer);
		const choice = column('Call Preparation').getByRole('combobox', { name: `“${words}”` });
		expect(choice).toHaveDisplayValue('calls that nobody takes');
		await user.selectOptions(choice, 'making appointments');
		await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith({ takenAs: `booking: ${words}` }));
	});

	it('stands while parts of it are still missing', () => {
		show({ discoveryCallToolkit: { callFramework: { opening: ['‘Hello.’'] } } });
		expect(screen.getByText('“Hello.”')).toBeVisible();
	});
});
