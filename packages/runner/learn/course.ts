/** A course and its steps, in reading order. */
export interface CourseSteps {
  title: string;
  steps: {
    address: string;
    title: string;
    description: string;
    minutes: number;
  }[];
}

/** A course and its first step. */
export interface CourseSummary {
  title: string;
  first: string;
  count: number;
}
