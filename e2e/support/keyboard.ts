import type { Page } from '@playwright/test';

/** Presses Tab until the wanted element has the focus; fails when it cannot be reached. */
export async function tabTo(
	page: Page,
	name: string | RegExp,
	role: 'button' | 'link' | 'textbox' | 'combobox' | 'tab',
): Promise<void> {
	const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
	for (let presses = 0; presses < 80; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not reach the ${role} ${name}`);
}
