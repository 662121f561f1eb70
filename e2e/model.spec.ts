import { answer, type ModelServer, startModelServer, status } from '#test/model-server.ts';
import { serverTools } from '#tools/server.ts';
import { analyze, callInput, fillCallForm } from './support/forms.ts';
import { type Installation, startInstallation } from './support/installation.ts';
import { expect, forgiveRefusals, memberTest } from './support/journey.ts';

const INVENTED = 'we will sign on Friday whatever it costs';
const UNFOUNDED = '€77,123';

/** What a good model would answer to the sample, with one quote that nobody said and one figure from nowhere. */
function answerWithInvention(): object {
	const tool = serverTools['sales-call-analyzer'];
	const draft = tool.draft(tool.contract.input.parse(callInput)) as {
		callAnalysis: {
			qualificationAnalysis: { bantScore: { budget: { evidence: string[] } } };
			coachingRecommendations: { strategicAdvice: string[] };
		};
	};
	draft.callAnalysis.coachingRecommendations.strategicAdvice.push(`Ask for ${UNFOUNDED} at once.`);
	draft.callAnalysis.qualificationAnalysis.bantScore.budget.evidence.push(INVENTED);
	return draft;
}

let model: ModelServer;

const test = memberTest.extend<object, { installation: Installation }>({
	installation: [
		async ({}, use) => {
			model = await startModelServer(status(400), answer(answerWithInvention()));
			const installation = await startInstallation({
				AI_PROVIDER: 'openai-compatible',
				AI_MODEL: 'test-model',
				AI_BASE_URL: model.url,
			});
			await use(installation);
			await installation.stop();
			await model.close();
		},
		{ scope: 'worker' },
	],
});

test('a model that refuses is said plainly, the built-in engine is offered, and a later answer loses its invented quote and leads to an invented figure', async ({
	page,
	consoleMessages,
}) => {
	await fillCallForm(page);
	await analyze(page);
	await expect(page.getByText(/An error occurred while analyzing the call: /)).toBeVisible();
	await expect(page.getByText('Step 4 of 4')).toBeVisible();

	await page.getByRole('button', { name: 'Use the built-in engine' }).click();
	await expect(page.getByRole('heading', { name: 'Call Analysis Results' })).toBeVisible();
	await expect(page.getByText('Built-in engine')).toBeVisible();

	await page.getByRole('button', { name: 'Analyze New Call' }).click();
	await expect(page.getByText('Step 1 of 4')).toBeVisible();
	await fillCallForm(page);
	await analyze(page);
	await expect(page.getByText('test-model')).toBeVisible();
	await expect(page.getByText(/1 quote/)).toBeVisible();
	await page.getByRole('tab', { name: 'BANT Qualification' }).click();
	await expect(page.getByText(INVENTED)).toHaveCount(0);
	const advice = page.getByText(`Ask for ${UNFOUNDED} at once.`);
	await expect(advice).toHaveCount(0);
	await page.getByRole('button', { name: `${UNFOUNDED} figure not in the transcript` }).press('Enter');
	await expect(advice).toBeInViewport();
	await expect
		.poll(() => page.evaluate(() => [...(CSS.highlights.get('flagged') ?? [])].map(String)))
		.toEqual([UNFOUNDED]);
	await page.getByRole('link', { name: 'Write it with the built-in engine' }).click();
	await expect(page.getByText('Built-in engine', { exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Write it with test-model' })).toBeVisible();
	forgiveRefusals(consoleMessages, /Failed to load resource|model/);
});
