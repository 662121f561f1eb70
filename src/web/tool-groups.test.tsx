import { expect, it } from 'vitest';
import { TOOLS } from './navigation.ts';
import { TOOL_GROUPS } from './tool-groups.ts';

it('puts every tool into exactly one group', () => {
	const grouped = TOOL_GROUPS.flatMap(({ tools }) => tools.map(({ path }) => path));
	expect(grouped.toSorted()).toEqual(TOOLS.map(({ path }) => path).toSorted());
	expect(TOOL_GROUPS.map(({ label }) => label)).toEqual(['Find', 'Call', 'Propose', 'Reach', 'Library']);
});
