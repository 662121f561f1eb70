import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { lettersOf, lighter } from './lighter-font.ts';

const INTER = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

it('the page’s font keeps each letter, in the weights of its texts alone, and is a quarter lighter', async () => {
	const whole = readFileSync(join(import.meta.dirname, '..', INTER));
	const light = await lighter(whole);
	expect(lettersOf(light)).toEqual(lettersOf(whole));
	const { min, max } = (fontkit.create(light) as fontkit.Font).variationAxes.wght ?? {};
	expect([min, max]).toEqual([400, 700]);
	expect(light.length).toBeLessThan(whole.length * 0.75);
});
