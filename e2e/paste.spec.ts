import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { expect, memberTest } from './support/journey.ts';
import { timeOf, waitCheaply } from './support/page-time.ts';

/** The longest transcript that a form takes. */
const LENGTH = 400_000;

for (const name of ['an honest call', 'opening brackets', 'alternating speakers']) {
	const text = HOSTILE_TEXTS.find((hostile) => hostile.name === name)?.text(LENGTH) ?? '';

	const tag = name === 'opening brackets' ? [] : ['@slow'];
	memberTest(
		`400,000 characters of ${name} are pasted without holding up the page`,
		{ tag },
		async ({ page, context }) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			const time = await timeOf(page);
			await page.goto('/sales-call-analyzer', { waitUntil: 'networkidle' });
			await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
			await page.getByRole('textbox', { name: 'Call transcript' }).focus();
			const slowness = await time.yardstick();
			const before = await time.scripts();
			await page.keyboard.press('ControlOrMeta+v');
			await waitCheaply(page, 'The whole text is here, folded away because it is long.');
			await waitCheaply(page, 'Draft saved');
			const pasting = (await time.scripts()) - before;
			const unit = Math.max(slowness, await time.yardstick());
			await expect(page.getByText('400,000 characters')).toBeVisible();
			// All scripts together take some third of a yardstick; how long each holds up the page, `bench -- paste` measures.
			expect(pasting / unit, 'yardsticks of scripts on the page’s own thread').toBeLessThan(1);
		},
	);
}
