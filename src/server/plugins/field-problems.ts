import type { FieldProblem } from '#shared/errors.ts';

/** An issue of zod, as far as we read it. */
interface Issue {
	code: string;
	path: readonly PropertyKey[];
	message: string;
	expected?: unknown;
	keys?: unknown;
	values?: unknown;
	minimum?: unknown;
	maximum?: unknown;
	origin?: unknown;
}

/** How zod's own messages begin. They name types of JavaScript, and no remedy. */
const NOT_OURS =
	/^(?:Invalid (?:input|option|string|number|key|value|ISO|UUID|URL|email)\b|Too (?:big|small): |Unrecognized )/;

const TYPES: Readonly<Record<string, string>> = {
	string: 'must be text',
	number: 'must be a number',
	int: 'must be a whole number',
	boolean: 'must be true or false',
	array: 'must be a list',
	object: 'must be a JSON object',
	record: 'must be a JSON object',
};

/** What a schema refused, field by field, in our words also where the schema has none. */
export function fieldProblems(issues: readonly Issue[], within: readonly string[] = []): FieldProblem[] {
	return issues.flatMap((issue) => {
		const path = [...within, ...issue.path.map(String)];
		if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) {
			return [{ field: path.join('.'), problem: problemOf(issue) }];
		}
		const problem = 'is not a field of this request: take it out';
		return issue.keys.map((key) => ({ field: [...path, String(key).slice(0, 100) || '""'].join('.'), problem }));
	});
}

function problemOf({ code, message, expected, values, origin, minimum, maximum }: Issue): string {
	const type = code === 'invalid_type' ? TYPES[String(expected)] : undefined;
	// Our schemas leave these two to us.
	if (type !== undefined && (expected === 'object' || expected === 'array')) return type;
	if (!NOT_OURS.test(message)) return message;
	if (type !== undefined) return type;
	if (code === 'invalid_value' && Array.isArray(values)) return `must be one of: ${values.join('; ')}`;
	const verb = origin === 'number' || origin === 'int' ? 'must be' : 'must hold';
	if (code === 'too_small') return `${verb} at least ${minimum}`;
	if (code === 'too_big') return `${verb} at most ${maximum}`;
	return 'is not valid: /api/docs says what is taken';
}
