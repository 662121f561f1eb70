import { temporaryFolder } from '#test/cache.ts';
import { answer, type Behaviour, startModelServer, status } from '#test/model-server.ts';
import { serverTools } from '#tools/server.ts';
import { analyze, callInput, fillCallForm } from './support/forms.ts';
import { type Installation, PASSWORD, startInstallation } from './support/installation.ts';
import {
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	forgiveRefusals,
	NARROW,
	ownerTest,
	test,
} from './support/journey.ts';
import { enter, press, tabTo } from './support/keyboard.ts';

const KEY = 'sk-local-and-secret';

/** Speaks OpenAI's protocol as Ollama does: lists its models, and answers only who knows the key. */
const model: Behaviour = (response, request) => {
	if (request.authorization !== `Bearer ${KEY}`) return status(401)(response, request);
	if (request.text.includes('the names of two colours')) {
		return answer({ word: 'ready', sum: 5, colours: ['red', 'blue'] })(response, request);
	}
	const tool = serverTools['sales-call-analyzer'];
	return answer(tool.draft(tool.contract.input.parse(callInput)), { pieceEveryMs: 1 })(response, request);
};

test('from the set-up link to a model of this machine that writes, also after a restart, by keyboard alone', {
	tag: '@slow',
}, async ({ page, consoleMessages }) => {
	const server = await startModelServer(model);
	const installation = await startInstallation({ AI_LOCAL_SERVERS: new URL(server.url).origin }, temporaryFolder);
	try {
		await page.goto(installation.setupLink);
		await page.getByLabel('Email').fill('owner@example.com');
		await page.getByLabel(/^Password/).fill(PASSWORD);
		await page.getByLabel('Confirm Password').fill(PASSWORD);
		await page.getByLabel('Confirm Password').press('Enter');
		await expect(page.getByRole('heading', { name: 'How should results be written?' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Continue with the built-in engine' })).toBeVisible();

		await press(page, /^Choose /);
		await expect(page.getByLabel('Address', { exact: true })).toHaveValue(server.url);
		await expect(page.getByRole('combobox', { name: 'Model', exact: true })).toBeFocused();
		await page.keyboard.type('test-m');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('combobox', { name: 'Model', exact: true })).toHaveValue('test-model');

		await press(page, 'Try it');
		const log = page.getByRole('log', { name: 'What the trial found' });
		await expect(log).toContainText('The server wants a key (HTTP 401). Set “Key”.');
		await expect(page.getByText('It does not work')).toBeVisible();
		await tabTo(page, 'Key', 'textbox');
		await page.keyboard.insertText(KEY);
		await press(page, 'Try it');
		await expect(page.getByText('It works')).toBeVisible();
		await expect(log).toContainText('Answers by JSON schema: yes.');

		await expectAccessible(page);
		const size = page.viewportSize() ?? NARROW;
		await page.setViewportSize(NARROW);
		await expectNoSidewaysScroll(page);
		await page.setViewportSize(size);

		await press(page, 'Save and use it');
		await expect(page.getByRole('status').filter({ hasText: 'test-model writes from now on.' })).toBeFocused();
		await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
		await expect(page.getByText('A key is saved. Leave this empty to keep it.')).toBeVisible();

		await installation.restart();
		await page.goto(`${installation.url}/sales-call-analyzer`);
		await fillCallForm(page);
		await expect(page.getByRole('button', { name: 'Use the built-in engine' })).toBeVisible();
		await analyze(page);
		await expect(page.getByText(/Being written by test-model/)).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Call Analysis Results' })).toBeVisible();
		await expect(page.getByText('test-model')).toBeVisible();

		await page.goto(`${installation.url}/settings/model`);
		await expect(page.getByText(KEY)).toHaveCount(0);
		await press(page, 'Disconnect test-model');
		await expect(page.getByRole('status').filter({ hasText: 'The built-in engine writes from now on.' })).toBeFocused();
	} finally {
		await installation.stop();
		await server.close();
	}
	forgiveRefusals(consoleMessages);
});

const atNothing = ownerTest.extend<object, { installation: Installation }>({
	installation: [
		async ({}, use) => {
			const installation = await startInstallation({ AI_LOCAL_SERVERS: 'http://127.0.0.1:1' });
			await use(installation);
			await installation.stop();
		},
		{ scope: 'worker' },
	],
});

atNothing(
	'an address that is wrong is said beside its field, and nothing that was typed is lost',
	{ tag: '@slow' },
	async ({ page, consoleMessages }) => {
		await page.goto('/settings/model');
		await expect(page.getByText(/No model runs on this machine/)).toBeVisible();
		await enter(page, /^Address/, 'localhost:11434');
		await page.getByRole('combobox', { name: 'Model', exact: true }).fill('qwen3-32b');
		await page.getByRole('button', { name: 'Save and use it' }).click();
		await expect(page.getByText(/^This must be an address that starts with http/)).toBeVisible();
		await expect(page.getByLabel('Address', { exact: true })).toHaveValue('localhost:11434');
		await page.getByLabel('Address', { exact: true }).fill('http://127.0.0.1:1/v1');
		await page.getByRole('button', { name: 'List its models' }).click();
		await expect(page.getByText(/Nothing listens at http:\/\/127\.0\.0\.1:1\/v1/)).toBeVisible();
		await expect(page.getByRole('combobox', { name: 'Model', exact: true })).toHaveValue('qwen3-32b');
		await page.getByLabel('Provider', { exact: true }).selectOption('OpenAI');
		await page.getByRole('combobox', { name: 'Model', exact: true }).fill('gpt-5.1');
		await expect(page.getByText('Still empty: key.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Save and use it' })).toBeDisabled();
		forgiveRefusals(consoleMessages);
	},
);
