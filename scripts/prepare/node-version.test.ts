import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { nodeProblem } from './node-version.mjs';

describe('the Node of the machine', () => {
	it.each(['16.20.2', '18.19.1', '19.9.0'])(
		'is too old at %s: the message names what is needed and where to get it',
		(version) => {
			const problem = nodeProblem(version, manifest.engines.node);
			expect(problem).toContain('needs Node 20 or newer');
			expect(problem).toContain(`this is Node ${version}`);
			expect(problem).toContain('https://nodejs.org');
		},
	);

	it.each(['20.0.0', '22.12.0', '24.21.0', '26.0.0-nightly'])('will do at %s', (version) => {
		expect(nodeProblem(version, manifest.engines.node)).toBeUndefined();
	});
});
