import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

export const sampleCall = readFileSync(join(import.meta.dirname, '../../test/calls/discovery-dental.txt'), 'utf8');

export const callInput = {
	callTranscript: sampleCall,
	callType: 'Discovery Call',
	callObjective: 'Hear what no-shows cost and agree a second meeting',
};

/** Fills what the analyzer needs, and stops at its last step. */
export async function fillCallForm(page: Page, transcript = sampleCall): Promise<void> {
	if (!page.url().endsWith('/sales-call-analyzer')) await page.goto('/sales-call-analyzer');
	await page.getByLabel('Call transcript').fill(transcript);
	await page.getByLabel('Call type').selectOption(callInput.callType);
	await page.getByLabel('Call objective').fill(callInput.callObjective);
	for (let step = 2; step <= 4; step += 1) {
		await page.getByRole('button', { name: 'Next' }).click();
		await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
	}
}

export async function analyze(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Analyze Sales Call' }).click();
}
