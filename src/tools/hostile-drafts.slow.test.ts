import { describe, expect, it } from 'vitest';
import { hostileInputs } from '#test/hostile-inputs.ts';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { everything } from '#test/tier.ts';
import { catalog, type ToolId } from './catalog.ts';
import { serverTools } from './server.ts';

/** Short ones of every kind: how long they take is measured elsewhere. */
const SHARE = 0.005;

const ids = Object.keys(catalog) as ToolId[];
/** How many tools share the texts between them, where not every test is run. */
const SHARED = 4;

describe.each(ids)('the built-in engine of %s', (id) => {
	const texts = HOSTILE_TEXTS.filter((_, index) => everything || index % SHARED === ids.indexOf(id) % SHARED);
	const tool = serverTools[id];

	it('makes a result of whatever its form takes', () => {
		let count = 0;
		for (const { name, input } of hostileInputs(catalog[id], { share: SHARE, texts })) {
			const parsed = tool.contract.input.parse(input);
			const { output } = tool.ground(tool.draft(parsed), parsed);
			expect(tool.contract.output.safeParse(output).success, name).toBe(true);
			expect(tool.document(output, parsed).title, name).not.toBe('');
			count += 1;
		}
		expect(count).toBeGreaterThan(texts.length);
	});
});
