/** Finds second implementations of what `src/language` is for: by the names of declarations, and by what they hold. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** By file, the declarations that are copies, each with what it is a copy of. */
export type Copies = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Trait {
	/** What `src/language` does instead. */
	kind: string;
	/** Names of declarations at the top of a file. */
	name?: RegExp;
	/** What a text or a regular expression of such a declaration holds. */
	holds?: (text: string) => boolean;
	/** What a call within such a declaration looks like. */
	calls?: RegExp;
}

const all =
	(...parts: readonly RegExp[]) =>
	(text: string) =>
		parts.every((part) => part.test(text));

const TRAITS: readonly Trait[] = [
	{
		kind: 'article',
		name: /^(?:articles?(?:For|Of)?|withArticle|an?Or\w*|aOne|anA|indefinite\w*)$/,
		holds: (text) => /\[aeio|\(\?=\[aeiou/.test(text) && !/\{|y\]|\[\^/.test(text),
	},
	{ kind: 'plural', name: /^(?:(?:to|as|in)(?:Plural|Singular)|(?:plural|singular)(?:i[sz]ed?|Of|Form)?)$/ },
	{ kind: 'counted', name: /^(?:counted(?:InWords)?|countInWords|inWords)$/ },
	{
		kind: 'capitals',
		name: /^(?:capital(?:i[sz]ed?)?|decapitali[sz]ed?|(?:upper|lower)First|lowered)$/,
		calls: /(?:\.charAt\(0\)|\.slice\(0, 1\))\.to(?:Upper|Lower)Case\(\)/,
	},
	{
		kind: 'stems',
		name: /^(?:toStems?|stems?(?:Of|In)?|stemmed|STEM)$/,
		holds: all(/^\((?:\?:)?(?=.{3,24}\)\$$)/, /\bings?\b/, /\|e?\??s\b/),
	},
	{
		kind: 'stop words',
		name: /^(?:STOP_?WORDS?|STOP_LIST|FUNCTION_WORDS|stopWords)$/,
		holds: (text) =>
			text.split(/\s+/).length >= 25 && all(/\btheir\b/, /\bthose\b/, /\bwhich\b/, /\babout\b/, /^[a-z'’\s-]+$/)(text),
	},
	{
		kind: 'sentences',
		name: /^(?:split(?:Into)?Sentences|sentences(?:Of|In)|clauses(?:Of|In)|splitClauses|toSentences)$/,
		holds: (text) => /^\(\?<=\[[.?!…]{3,}\]|\|\(\?<=\[[.?!]{3}\]\)\\s/.test(text),
	},
	{
		kind: 'clean',
		name: /^(?:bare|oneLine|withoutMarkup|stripMarkup|stripTags|withoutTags)$/,
		holds: (text) => text.includes('<\\/?[a-z]'),
	},
	{ kind: 'verbs', name: /^(?:thirdPerson|secondPerson\w*|conjugat\w*|hasVerb|VERBS)$/ },
	{
		kind: 'numbers',
		name: /^(?:NUMBER_WORDS|numberWords?|numberInWords|wordToNumber|spokenNumber)$/,
		holds: (text) =>
			/\btwenty\b/.test(text) && /\bthirty\b|\bfifteen\b|\bfive\b/.test(text) && !/\b(?:of|the|with)\b/.test(text),
	},
	{
		kind: 'dates',
		name: /^(?:parseDate|spokenDates?|readDate|MONTHS)$/,
		holds: all(/\bfeb/i, /\bmar/i, /\bapr/i, /\bmay\b/i, /\baug/i),
	},
];

/** A node of the syntax tree: what it is, by `type`, and its parts. */
type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The copies among the declarations at the top of a source, each with what it is a copy of. */
export function copiesIn(source: string, fileName = 'a.ts'): Record<string, string> {
	const { body } = parseSync(fileName, source).program;
	const language = importedFromLanguage(body);
	const found = declarationsIn(body).flatMap(({ name, node }) => {
		const kind = kindOf(name, node, source, language);
		return kind === undefined ? [] : [[name, kind] as const];
	});
	return Object.fromEntries(found);
}

/** What a source has of `src/language`, by its names here. */
function importedFromLanguage(body: readonly unknown[]): string[] {
	return body.flatMap((statement) => {
		if (!isNode(statement) || statement.type !== 'ImportDeclaration' || !isNode(statement.source)) return [];
		if (!String(statement.source.value).startsWith('#language/') || !Array.isArray(statement.specifiers)) return [];
		return statement.specifiers.filter(isNode).flatMap(({ local }) => (isNode(local) ? [String(local.name)] : []));
	});
}

function declarationsIn(body: readonly unknown[]): { name: string; node: Node }[] {
	return body.flatMap((statement) => {
		if (!isNode(statement)) return [];
		const node = isNode(statement.declaration) ? statement.declaration : statement;
		if (node.type === 'VariableDeclaration' && Array.isArray(node.declarations)) {
			return node.declarations.filter(isNode).flatMap(named);
		}
		return /^(?:Function|Class)Declaration$/.test(String(node.type)) ? named(node) : [];
	});
}

function named(node: Node): { name: string; node: Node }[] {
	return isNode(node.id) && typeof node.id.name === 'string' ? [{ name: node.id.name, node }] : [];
}

/** A name alone makes no copy of what builds on `src/language` itself. */
function kindOf(name: string, node: Node, source: string, language: readonly string[]): string | undefined {
	const texts = textsIn(node);
	const code = source.slice(Number(node.start), Number(node.end));
	const builds = language.some((word) => new RegExp(`\\b${word}\\b`).test(code));
	const isCopy = ({ name: names, holds, calls }: Trait) =>
		(names?.test(name) === true && !builds) || calls?.test(code) === true || (holds !== undefined && texts.some(holds));
	return TRAITS.find(isCopy)?.kind;
}

/** The texts, templates and regular expressions within a node, and the elements of each list of words as one text. */
function textsIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(textsIn);
	if (!isNode(value)) return [];
	if (isNode(value.regex)) return [String(value.regex.pattern)];
	if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
	if (value.type === 'TemplateElement') return isNode(value.value) ? [String(value.value.cooked)] : [];
	const inner = Object.values(value).flatMap(textsIn);
	const isWords =
		value.type === 'ArrayExpression' && inner.length > 1 && inner.every((text) => /^[\w'’]{1,12}$/.test(text));
	return isWords ? [...inner, inner.join(' ')] : inner;
}

/** The copies in all sources outside `src/language`; tests may build their own expectation. */
export function findCopies(root: string): Copies {
	const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
	const product = files.filter((file) => !file.startsWith('src/language/') && !/\.test\.tsx?$/.test(file)).sort();
	const found = product.map((file) => [file, copiesIn(readFileSync(join(root, file), 'utf8'), file)] as const);
	return Object.fromEntries(found.filter(([, copies]) => Object.keys(copies).length > 0));
}

/** What has to be done where the copies differ from those that are still allowed; empty where they agree. */
export function differences(found: Copies, allowed: Copies): string[] {
	const entries = (copies: Copies) =>
		Object.entries(copies).flatMap(([file, names]) => Object.keys(names).map((name) => [file, name] as const));
	const added = entries(found).filter(([file, name]) => allowed[file]?.[name] === undefined);
	const gone = entries(allowed).filter(([file, name]) => found[file]?.[name] === undefined);
	return [
		...added.map(([file, name]) => `${file}: use src/language in place of ${name} (${found[file]?.[name]})`),
		...gone.map(([file, name]) => `${file}: ${name} is gone, so take it off the list`),
	];
}
