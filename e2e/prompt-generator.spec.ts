import { expect, memberTest } from './support/journey.ts';
import { enter, press } from './support/keyboard.ts';

memberTest(
	'PROMPT-2, PROMPT-4, PROMPT-5: a prompt is made on one page by keyboard alone, copied, and started over',
	{ tag: '@slow' },
	async ({ page, context, installation }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.url });
		await page.goto('/prompt-generator');
		const generate = page.getByRole('button', { name: 'Generate Prompt' });
		await expect(generate).toBeDisabled();
		await expect(page.getByLabel(/^Output Format/)).toHaveValue('A clear, concise summary');
		await enter(page, /^Task/, 'Compare two quotes for a new boiler and say what is missing in each');
		await enter(page, /^Context/, 'The house is from 1930; both quotes are PDF files.');
		await press(page, 'Generate Prompt');
		await press(page, 'Copy Prompt');
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toContain('new boiler');
		expect(copied).toContain('The house is from 1930');
		await press(page, 'Start Over');
		await expect(page.getByLabel(/^Task/)).toHaveValue('');
		await expect(generate).toBeDisabled();
	},
);
