import type { MantineColorsTuple } from '@mantine/core';

export const accent: MantineColorsTuple = [
	'#eef7f3',
	'#dcefe7',
	'#b5dece',
	'#86ccb2',
	'#3fcf9f',
	'#24a67f',
	'#178c69',
	'#0f7a5c',
	'#0b674d',
	'#07503c',
];

export const gray: MantineColorsTuple = [
	'#fbfaf8',
	'#f6f4f1',
	'#f1eeea',
	'#e6e2dc',
	'#d6d1c9',
	'#b3ada4',
	'#8d877f',
	'#6b665e',
	'#55514a',
	'#1d1b18',
];

export const dark: MantineColorsTuple = [
	'#eeece8',
	'#bbb6ae',
	'#9c968d',
	'#79736b',
	'#45413c',
	'#302d2a',
	'#262422',
	'#1c1b19',
	'#151413',
	'#121110',
];
