/** Nouns that do not follow any rule for endings. */

/** Nouns with the same singular and plural, or without a plural. */
export const NO_PLURAL: ReadonlySet<string> = new Set(
	`advice aircraft chassis content cash data deer equipment evidence feedback fish furniture hardware
	headquarters homework housing information knowledge logistics luggage machinery marketing means media merchandise
	middleware money moose news offspring paperwork personnel progress research salmon series sheep shrimp software species
	staff trout wildlife`.split(/\s+/),
);

/** Singular to plural. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
	`alumnus alumni,appendix appendices,bacterium bacteria,criterion criteria,curriculum curricula,die dice,
	foot feet,fungus fungi,goose geese,index indexes,louse lice,medium media,mouse mice,nucleus nuclei,ox oxen,
	person people,phenomenon phenomena,radius radii,shoe shoes,stimulus stimuli,toe toes,tooth teeth,canoe canoes,
	hoe hoes`
		.split(',')
		.map((pair) => pair.trim().split(' '))
		.map(([one = '', many = '']) => [one, many]),
);
