export function datesIn(_text: string): { start: number; end: number; text: string; when: { in?: unknown } }[] { return []; }
