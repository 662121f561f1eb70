import type { PromptEntry } from '../prompt.ts';

export const codeToCome: readonly PromptEntry[] = [
	{
		id: 'api-documentation-generator',
		title: 'API Documentation Generator',
		description:
			'Reference pages for an API out of its code, with examples that run and a list of what the code leaves open.',
		tags: ['api', 'documentation', 'reference', 'openapi'],
		difficulty: 'Intermediate',
		prompt: `Document the API below for a developer who has never spoken to us and wants a first call to work within ten minutes.

API: [name of the API]
Base address and how to sign in: [base address and authentication]
Readers: [readers]
Source (routes, schemas, types, tests):
[source]

Write only what the source shows. Wherever it does not show something, put "Open: ..." with the question, and collect all of these at the end. An invented limit or status code is worse than a gap.

1. Start here
What one can do with the API in one paragraph; what one needs before the first call; one complete request with curl, and its complete answer.

2. Every endpoint, in the order in which a newcomer needs them
## METHOD /path
One sentence: what it does, and for whom.
Parameters as a table: name | where (path, query, header, body) | type | required | default | allowed values | meaning. "Meaning" says what changes when the value changes.
Request example with realistic values from one running story: [example story].
Answer example for success, all fields, with a table of the fields that do not explain themselves, including when a field is absent or null.
Errors as a table: status | code | when | what the caller should do.
What happens when it is called twice, whether it can be repeated safely, and what it costs or limits.

3. Things that hold for all endpoints
Dates, amounts, identifiers, paging, sorting, limits, versioning, error format. Each rule once, with a link from the endpoints, as "see Paging".

4. Recipes
Two tasks that need several calls, as numbered steps with the values that travel from one call to the next.

5. Open questions

Style: present tense, "you", no adjectives about the API. Every example must be valid JSON that could be pasted, and must fit the schemas. Before you finish, check each example against its parameter table, field by field, and report every mismatch that you corrected.`,
		placeholders: [
			{ name: 'name of the API', explains: 'As readers will know it.', example: 'Halyard Bookings API' },
			{
				name: 'base address and authentication',
				explains: 'Where it answers, and what each request must carry.',
				example: 'https://api.halyard.example/v1, bearer token from the account page',
			},
			{ name: 'readers', explains: 'Their job and what they build.', example: 'web developers of sailing schools' },
			{
				name: 'source',
				explains: 'Route definitions, schemas and a few tests.',
				example: "app.get('/boats/:id', { schema: boatSchema }, getBoat)",
			},
			{
				name: 'example story',
				explains: 'Two or three made-up things that all examples share.',
				example: 'the school Tern, the boat Pelorus, a booking for Saturday',
			},
		],
	},
	{
		id: 'sql-query-writer',
		title: 'SQL Query Writer',
		description:
			'A query from a question in plain words, with its reading of the question, a check and an explanation.',
		tags: ['sql', 'database', 'reporting'],
		difficulty: 'Intermediate',
		prompt: `Translate a question into SQL for [database system].

The question: [question]

The tables:
[table definitions]

What one has to know about the data: [data quirks]

Before the SQL, write down how you understand the question, as definitions: what counts as one row of the result, which rows are in, which are out, which time zone and which moment count, what happens to empty values and to duplicates. If a definition could go two ways and the numbers would differ, ask me, with both readings and an example row for each. Otherwise go on.

The query
- Only tables and columns from the definitions above. If one is missing, say which; do not make up a plausible name.
- One common table expression for each step of thought, with a name that says what its rows are.
- Joins with explicit conditions. At each join, a comment that says whether it can multiply or lose rows, and why that is right here.
- Boundaries of time half-open: from included, to excluded.
- Parameters for the values that I will change, listed below the query with an example.
- Read-only: no statement that changes data or structure.

Prove it
1. A second, smaller query that counts what the first one should come to, by another path.
2. Three rows of made-up input for each table, and the result that the query gives for them, worked out by hand.
3. Which index the query would want, and whether it is among the definitions.

Explain the query in four sentences to somebody who knows the business and no SQL. If the result could be misread, say how, and what the column should be called so that it is not.`,
		placeholders: [
			{ name: 'database system', explains: 'With the version.', example: 'PostgreSQL 18' },
			{
				name: 'question',
				explains: 'In the words of whoever asks it.',
				example: 'How many customers of last spring bought again within 60 days?',
			},
			{
				name: 'table definitions',
				explains: 'CREATE TABLE statements, or columns with types and keys.',
				example: 'orders(id, customer_id, placed_at timestamptz, cancelled_at timestamptz, total numeric)',
			},
			{
				name: 'data quirks',
				explains: 'Test accounts, deleted rows, changes of meaning.',
				example: 'customer 1 to 20 are our own; before May, cancelled orders were deleted',
			},
		],
	},
	{
		id: 'regular-expression-builder',
		title: 'Regular Expression Builder',
		description: 'A regular expression grown from examples that must and must not match, explained part by part.',
		tags: ['regex', 'text', 'validation'],
		difficulty: 'Beginner',
		prompt: `I need a regular expression, and I need to understand it well enough to change it next year.

It should find: [what to find]
It will run in: [language or tool]
It is used to: [use]

These must match:
[must match]

These must not match:
[must not match]

First tell me if a regular expression is the right tool. For nested text, dates that must exist, email addresses or HTML, name the function or library of my language that does it better, and only then go on if I want to.

Build it in three rounds and show each one:
Round 1 matches all the examples of the first list, as simply as possible.
Round 2 excludes the second list. Say for each change which example forced it.
Round 3 hardens it: whole text or part of a text, upper and lower case, accents and other alphabets, line breaks, leading and trailing spaces. Ask me where the examples do not decide.

Then give me:
1. The expression as one line, ready to paste, with the flags, escaped for my language.
2. The same expression taken apart, one part a line: the part | in words | an example of what it takes.
3. A table of all my examples with the result for each, worked through and not assumed.
4. Five more texts that I did not think of, with the result and whether you believe that I want it.
5. The longest input for which it stays fast. If repeated parts can match the same text in several ways, rewrite them and say what was dangerous.

Prefer a plain expression that misses a rare case, and say which, to a clever one that nobody can read.`,
		placeholders: [
			{
				name: 'what to find',
				explains: 'The thing you look for, in words.',
				example: 'order numbers of our three shops',
			},
			{ name: 'language or tool', explains: 'They differ in what they know.', example: 'JavaScript' },
			{
				name: 'use',
				explains: 'Check a whole field, find in a text, or replace.',
				example: 'find all order numbers in an email',
			},
			{
				name: 'must match',
				explains: 'Five or more, one a line, with odd ones.',
				example: 'HB-20417\nHB-3\nZU-20417/2',
			},
			{ name: 'must not match', explains: 'Close misses, one a line.', example: 'HB 20417\nhb-20417x\nHB-' },
		],
	},
	{
		id: 'pull-request-description-writer',
		title: 'Pull Request Description Writer',
		description: 'A description that lets a reviewer start at once: why, what, how to try it, and where to look twice.',
		tags: ['git', 'pull-request', 'commit', 'communication'],
		difficulty: 'Beginner',
		prompt: `Write the title and description of my pull request from the diff and from what I tell you.

Why I did it: [reason]
What I tried by hand: [manual checks]
What worries me: [worries]

Diff:
[diff]

Title: at most 70 characters, an imperative ("Keep", "Refuse", "Show"), the effect and not the files.

Description:

Why
The problem as somebody met it, in one to three sentences. If my reason does not explain some part of the diff, do not bend it to fit; list that part under Strays.

What changes for whom
For users, for operators, for other developers; leave out groups for whom nothing changes. If nothing changes for anybody, say "No behavior changes".

How
The idea in at most five sentences. Then the order in which to read the files, if it is not the alphabetical one, with a few words each. Skip generated files and say that you did.

Try it
Numbered steps from a fresh checkout to seeing the change, with the commands. Use only commands that the diff or I mention; otherwise write "(command?)".

Look twice
Two to four places where I want the reviewer's eyes, with file and line, and the question I have there. My worries come first.

Not in here
What one could expect and will not find, and why.

Strays
Changes in the diff that do not belong to the reason above. Suggest for each: move to a pull request of its own, or stay, with the reason.

Below, suggest how to cut the change into commits that each build, if it is more than one thought. Write nothing about tests that are not in the diff, and do not claim that anything was measured unless I said so.`,
		placeholders: [
			{
				name: 'reason',
				explains: 'The ticket, the complaint, the thought.',
				example: 'members with an apostrophe in the name could not sign in',
			},
			{
				name: 'manual checks',
				explains: 'What you saw with your own eyes, or "nothing".',
				example: "signed in as O'Hara on the test system",
			},
			{ name: 'worries', explains: 'Where you are unsure.', example: 'the migration locks the members table' },
			{
				name: 'diff',
				explains: 'Output of git diff against the main branch.',
				example: '- name.replace(/\'/g, "")\n+ name',
			},
		],
	},
	{
		id: 'threat-model-for-a-feature',
		title: 'Threat Model for a Feature',
		description:
			'Goes through a planned feature as an attacker and as a mishap would, and ends in tests and decisions.',
		tags: ['security', 'threat-model', 'design'],
		difficulty: 'Advanced',
		prompt: `Before we build this feature, find out with me how it could be abused or go wrong. The aim is a short list of decisions and tests, not a catalogue of fears.

Feature: [feature]
Who uses it and who must not: [roles]
Data it touches and what that data is worth to others: [data]
How it is put together (services, storage, third parties): [architecture]
What we rely on already: [existing protection]

A. Draw the flow as text. Number every arrow: from, to, what travels, over what, who is trusted to have checked it. Mark each arrow that crosses from less trust to more. If my description leaves an arrow unclear, ask before you go on; a model of the wrong system is worthless.

B. For every marked arrow ask six questions and answer each in a line, "no" included: Can somebody pretend to be another? Change what travels? Deny later that they did it? Read what is not theirs? Stop it for others? Come out with more rights than they went in with?

C. Add the mishaps that need no attacker: a member leaves and returns, two people share a device, a link is forwarded, a backup is restored, a third party is down for a day, an administrator clicks the wrong row.

D. Make a table of what remains: no. | what happens, as a story in one sentence | who could do it and with what effort | worst result | what stops it today | what is missing. "What stops it today" names a protection from my list or says "nothing". Rank by worst result, then by effort. No scores from a formula.

E. For the top five: two possible measures each, one that prevents and one that notices, with what it costs the users. Recommend one. For those you would accept, write the sentence with which the owner of the product would accept them.

F. Turn each chosen measure into a test with a name, a set-up and an expected refusal.

Rely on no protection that I did not mention. Give no working exploit code; a description that lets us write the test is enough.`,
		placeholders: [
			{
				name: 'feature',
				explains: "What it does, from a user's side.",
				example: 'patients can forward a lab report to their family doctor by a link',
			},
			{
				name: 'roles',
				explains: 'Groups of people, allowed and not.',
				example: 'patients, doctors without an account, our support team, ex-partners',
			},
			{
				name: 'data',
				explains: 'Kinds of data, and how bad a leak would be.',
				example: 'lab results with name and date of birth',
			},
			{
				name: 'architecture',
				explains: 'Parts and what speaks to what.',
				example: 'web app, one API, PostgreSQL, a mail provider that sends the link',
			},
			{
				name: 'existing protection',
				explains: 'What is in place and tested.',
				example: 'sign-in with a second factor, audit log of support access',
			},
		],
	},
];
