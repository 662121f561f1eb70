import { readFile } from 'node:fs/promises';
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Using a tool without a mouse: nothing here clicks, fills or focuses by script. */

type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'tab';

const isFocused = (element: Element) => element === document.activeElement;

const stateOf = (element: Element) => {
	if (!element.isConnected) return 'gone';
	return element === document.activeElement ? 'focused' : 'elsewhere';
};

async function found(target: Locator): Promise<ElementHandle<Element>> {
	return (await target.elementHandle({ timeout: 20_000 })) as ElementHandle<Element>;
}

/** Presses Tab until the wanted element has the focus; fails when it cannot be reached. */
export async function reach(page: Page, target: Locator): Promise<void> {
	// Found once, since names by role are dear to find; again where the page drew it anew.
	let element = await found(target);
	for (let presses = 0; presses < 80; presses += 1) {
		const is = await element.evaluate(stateOf);
		if (is === 'focused') return;
		if (is === 'gone') element = await found(target);
		else await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not reach ${target}`);
}

export async function tabTo(page: Page, name: string | RegExp, role: Role): Promise<Locator> {
	const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
	await reach(page, target);
	return target;
}

export async function press(page: Page, name: string | RegExp, role: Role = 'button'): Promise<void> {
	await tabTo(page, name, role);
	await page.keyboard.press('Enter');
}

/** Puts a text in place of what stands in a field. */
export async function enter(page: Page, field: RegExp, text: string): Promise<void> {
	await tabTo(page, field, 'textbox');
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.press('Delete');
	if (text !== '') await page.keyboard.insertText(text);
}

/** Goes on, and expects the next step's heading to have the focus. */
export async function goOn(page: Page, heading: string): Promise<void> {
	await press(page, 'Next');
	await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
}

/** From the home page's card into a tool. */
export async function openFromHome(page: Page, tool: string): Promise<void> {
	await page.goto('/');
	await expect(page.getByRole('link', { name: `Get Started with ${tool}` })).toBeVisible();
	await press(page, `Get Started with ${tool}`, 'link');
	await expect(page.getByText(/^Step 1 of \d$/)).toBeVisible();
}

/** Opens a menu and goes down to one of its items. */
export async function reachItem(page: Page, menu: string | RegExp, item: string): Promise<Locator> {
	await press(page, menu);
	const wanted = page.getByRole('menuitem', { name: item, exact: true });
	await expect(wanted).toBeVisible();
	// An arrow pressed before the menu has the focus scrolls the page, and a menu whose button is out of sight is hidden.
	await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="menu"]') != null)).toBe(true);
	for (let presses = 0; presses < 20; presses += 1) {
		if (await wanted.evaluate(isFocused)) return wanted;
		await page.keyboard.press('ArrowDown');
	}
	throw new Error(`the arrow keys do not reach ${item}`);
}

export interface SavedFile {
	name: string;
	bytes: Uint8Array;
	text: string;
}

/** Saves the result by a menu, and gives the file that arrived. */
export async function save(page: Page, menu: string, item: string): Promise<SavedFile> {
	await reachItem(page, menu, item);
	return saveFrom(page, () => page.keyboard.press('Enter'));
}

/** The file that arrives by whatever is done. */
export async function saveFrom(page: Page, act: () => Promise<unknown>): Promise<SavedFile> {
	const arriving = page.waitForEvent('download');
	await act();
	const file = await arriving;
	const bytes = await readFile(await file.path());
	return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** Visits each step and expects nothing in it, nor in the drafts. */
export async function expectAllEmpty(page: Page): Promise<void> {
	await expect(page.getByText(/^Step 1 of \d$/)).toBeVisible();
	const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
	for (let step = 0; step < (await steps.count()); step += 1) {
		await reach(page, steps.nth(step));
		await page.keyboard.press('Enter');
		await expect(steps.nth(step)).toHaveAttribute('aria-current', 'step');
		const values = await page
			.getByRole('form')
			.locator('input:not([type=file]), textarea, select')
			.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
		expect(values.join('')).toBe('');
	}
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
}

/** Opens the newest run of the history. */
export async function openNewestRun(page: Page): Promise<void> {
	await press(page, 'History', 'link');
	await expect(page.getByRole('heading', { name: 'Your runs' })).toBeVisible();
	await press(page, /^Open /, 'link');
}
