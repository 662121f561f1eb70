import { expect, it } from 'vitest';
import { catalog } from '#tools/catalog.ts';
import { toolById } from './navigation.ts';

it('lists every registered tool under the title and path of its contract', () => {
	for (const contract of Object.values(catalog)) {
		expect(toolById(contract.id)).toMatchObject({ path: contract.path, title: contract.title });
	}
});
