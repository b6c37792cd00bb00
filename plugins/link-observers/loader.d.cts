declare function disconnectBefore(link: string): string;
export = disconnectBefore;
