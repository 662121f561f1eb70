import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { expect, memberTest } from './support/journey.ts';
import { besideThePage } from './support/workers.ts';

/** The longest transcript that a form takes. */
const LENGTH = 400_000;

for (const name of ['an honest call', 'opening brackets', 'alternating speakers']) {
	const text = HOSTILE_TEXTS.find((hostile) => hostile.name === name)?.text(LENGTH) ?? '';

	const tag = name === 'opening brackets' ? [] : ['@slow'];
	memberTest(
		`400,000 characters of ${name} are pasted and read beside the page`,
		{ tag },
		async ({ page, context }) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await page.goto('/sales-call-analyzer');
			await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
			await page.getByRole('textbox', { name: 'Call transcript' }).focus();
			await besideThePage(page, () => page.keyboard.press('ControlOrMeta+v'));
			await expect(page.getByText('The whole text is here, folded away because it is long.')).toBeVisible();
			await expect(page.getByText('400,000 characters')).toBeVisible();
			await page.getByText(/Draft saved/).waitFor();
		},
	);
}
