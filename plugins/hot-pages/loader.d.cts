declare function makeHot(page: string): string;
export = makeHot;
