import { invalidFields } from '#server/plugins/request-problems.ts';
import type { Contract } from '#tools/define.ts';
import { missingFields } from '#tools/input-paths.ts';

/** @throws ApiError INVALID_REQUEST where a required field of a tool is empty */
export function refuseMissing(contract: Contract, input: object): void {
	const missing = missingFields(contract, input);
	if (missing.length > 0) throw invalidFields(missing.map((field) => ({ field, problem: 'is empty: fill it in' })));
}
