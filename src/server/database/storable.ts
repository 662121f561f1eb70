import { storableText } from '#shared/storable-text.ts';

/** JSON whose texts, including keys, the database can store. */
export function storableJson<Value>(value: Value): Value {
	return JSON.parse(JSON.stringify(value), (_key, part: unknown) => {
		if (typeof part === 'string') return storableText(part);
		if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
		return Object.fromEntries(Object.entries(part).map(([key, inner]) => [storableText(key), inner]));
	});
}
