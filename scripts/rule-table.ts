/** `npm run rule-table`: writes docs/accounts.md, each rule about accounts with the tests that prove it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTests, type NamedTest, type Row, rowsIn, rowsOf } from './specification-rows.ts';

const FAMILIES = {
	ACCESS: 'Whom access is for',
	SESSION: 'Authentication state and session',
	SIGNIN: 'Sign in',
	SIGNUP: 'Sign up',
	FORGOT: 'Forgot password',
	PWRULE: 'Password rules',
	RESET: 'Reset password',
	PROFILE: 'My Profile',
	EMAIL: 'Change email',
	PASSWORD: 'Change password',
	API: 'Interface',
};

/** The rows of API from this number to that one are about accounts. */
const API_ROWS = [2, 10] as const;

const NO_TEST = '**no test yet**';

const HEAD = `# Accounts: every rule and its tests

Written by \`npm run rule-table\` from [specification.md](specification.md) and the titles of the tests; \`npm test\`
fails while it is out of date. A title appears once, however many cases or databases it runs on.
`;

export function ruleTable(specification: string, tests: readonly NamedTest[]): string {
	const rows = rowsOf(specification).filter(({ id }) => isAboutAccounts(id));
	const sections = Object.entries(FAMILIES).map(([family, title]) => {
		const lines = rows.filter(({ id }) => familyOf(id) === family).map((row) => lineOf(row, tests));
		return [`## ${title} (${family})`, '', '| Row | What must hold | Tests |', '|---|---|---|', ...lines, ''].join(
			'\n',
		);
	});
	return [HEAD, ...sections].join('\n');
}

function isAboutAccounts(id: string): boolean {
	const [from, to] = API_ROWS;
	const number = Number(id.split('-')[1]);
	return familyOf(id) in FAMILIES && (familyOf(id) !== 'API' || (number >= from && number <= to));
}

function familyOf(id: string): string {
	return id.split('-', 1)[0] ?? '';
}

function lineOf({ id, text }: Row, tests: readonly NamedTest[]): string {
	const proofs = tests.filter(({ title }) => rowsIn(title).includes(id));
	const links = new Set(proofs.map(({ file, group, title }) => `[${textIn(group, title)}](../${file})`));
	return `| ${id} | ${text} | ${links.size === 0 ? NO_TEST : [...links].join('<br>')} |`;
}

/** The title without the rows it names, safe inside a table's cell and a link. */
function textIn(group: string, title: string): string {
	const words = title.replace(/^(?:[A-Z]+-\d+(?:: |, |$))+/, '');
	const all = group === '' ? words : `${group}: ${words}`;
	return all.replace(/[\\|[\]<>*_`]/g, '\\$&').replace(/\s+/g, ' ');
}

if (import.meta.main) {
	const root = join(import.meta.dirname, '..');
	const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
	writeFileSync(join(root, 'docs/accounts.md'), ruleTable(specification, allTests(root)));
}
