import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { expect, memberTest } from './support/journey.ts';

/** The longest transcript that a form takes. */
const LENGTH = 400_000;
const LONGEST_TASK_MS = 50;

interface Task {
	ms: number;
	invoker: string;
}

/** As browsers report them: style and layout that a script forces are the text area's, not the script's. */
interface LongFrame extends PerformanceEntry {
	scripts: readonly {
		duration: number;
		forcedStyleAndLayoutDuration: number;
		invoker: string;
		sourceURL: string;
	}[];
}

declare global {
	interface Window {
		ownTasks: Task[];
	}
}

/** Notes what scripts of ours take in frames that are long; a browser's own layout and painting are left out. */
async function watchTasks(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.ownTasks = [];
		new PerformanceObserver((list) => {
			for (const frame of list.getEntries() as LongFrame[]) {
				for (const { duration, forcedStyleAndLayoutDuration, invoker, sourceURL } of frame.scripts) {
					const own = sourceURL.startsWith(location.origin);
					if (own) window.ownTasks.push({ ms: Math.round(duration - forcedStyleAndLayoutDuration), invoker });
				}
			}
		}).observe({ type: 'long-animation-frame' });
	});
}

for (const name of ['an honest call', 'opening brackets', 'alternating speakers']) {
	const text = HOSTILE_TEXTS.find((hostile) => hostile.name === name)?.text(LENGTH) ?? '';

	const tag = name === 'opening brackets' ? [] : ['@slow'];
	memberTest(
		`400,000 characters of ${name} are pasted without holding up the page`,
		{ tag },
		async ({ page, context }) => {
			memberTest.setTimeout(180_000);
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await watchTasks(page);
			// Other processes of a busy machine can hold up a task; work of ours would do so every time.
			await expect(async () => {
				await page.goto('/sales-call-analyzer', { waitUntil: 'networkidle' });
				await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
				const removal = page.getByRole('button', { name: 'Remove' });
				if (await removal.isVisible()) await removal.click();
				await page.getByRole('textbox', { name: 'Call transcript' }).focus();
				await page.evaluate(() => window.ownTasks.splice(0));
				await page.keyboard.press('ControlOrMeta+v');
				await expect(page.getByText('The whole text is here, folded away because it is long.')).toBeVisible();
				await expect(page.getByText('400,000 characters')).toBeVisible();
				await page.getByText(/Draft saved/).waitFor();
				const tasks = await page.evaluate(() => window.ownTasks);
				expect(
					tasks.filter(({ ms }) => ms > LONGEST_TASK_MS),
					'tasks of our own over 50 ms',
				).toEqual([]);
			}).toPass({ timeout: 150_000 });
		},
	);
}
